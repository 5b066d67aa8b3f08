"""`python -m host_tools` is `deedbox`."""

import sys

from host_tools.cli import main

sys.exit(main())
