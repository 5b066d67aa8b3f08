"""A game in one file, NAME.deedbox: a zip of the unit's files, which any zip program opens.

    deedbox.json       {"format": 1, "version": "0.1.0"}: of this layout, and of the firmware
    files/games/1 ...  each file of the unit as it is: journals, settings, cards, own editions
    nvs.json           the values beside the files: by namespace and key, a number as it is, bytes
                       as base64

Written without compression, read with and without. Runs on MicroPython too, where there is no
zipfile. BadFile says what is wrong in a few words.
"""

import io
import json
from binascii import a2b_base64, b2a_base64, crc32
from struct import calcsize, pack, unpack_from

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

FORMAT = 1
MOST = 4 * 1024 * 1024  # bytes of all files: the flash of a unit has half as many
_LOCAL = "<IHHHHHIIIHH"
_CENTRAL = "<IHHHHHHIIIHHHHHII"
_END = "<IHHHHIIH"
_DATE = 0x21  # 1 January 1980: the same game is the same file
_UTF_8 = 0x800


class BadFile(Exception):
    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def written(files: "dict[str, bytes]", nvs: dict, version: str) -> bytes:
    """The whole file. `nvs` is as the models have it: namespace, key, a number or bytes."""
    content = [("deedbox.json", json.dumps({"format": FORMAT, "version": version}).encode())]
    content += [("files/" + path, bytes(files[path])) for path in sorted(files)]
    content.append(("nvs.json", json.dumps(nvs_as_text(nvs)).encode()))
    return zipped(content)


def all_files(files: "Any", folder: str = "") -> "dict[str, bytes]":
    """Every file of a unit, by its path; `files` is the firmware's object."""
    found: dict[str, bytes] = {}
    for name in files.names(folder):
        path = folder + "/" + name if folder else name
        if files.size_of(path) < 0:
            found.update(all_files(files, path))
        else:
            found[path] = files.read(path)
    return found


def read(data: bytes) -> "tuple[dict[str, bytes], dict]":
    """(files, NVS) of such a file."""
    files: dict[str, bytes] = {}
    nvs: dict = {}
    about: Any = None
    for name, content in unzipped(data):
        if name == "deedbox.json":
            about = _json(content)
        elif name == "nvs.json":
            nvs = nvs_from_text(_json(content))
        elif name.startswith("files/") and name[-1] != "/":
            files[_path(name[6:])] = content
    if type(about) is not dict or type(about.get("format")) is not int:
        raise BadFile("it is not a .deedbox file")
    if about["format"] > FORMAT:
        raise BadFile("it was written by a newer version")
    return files, nvs


def _path(path: str) -> str:
    for part in path.split("/"):
        if part in ("", ".", "..") or "\\" in part or len(part) > 64:
            raise BadFile("it has a file with a strange name")
    return path


def _json(content: bytes) -> "Any":
    try:
        return json.loads(content.decode())
    except (ValueError, UnicodeError):
        raise BadFile("it is damaged") from None


def nvs_as_text(nvs: dict) -> dict:
    told: dict = {}
    for space in nvs:
        told[space] = {}
        for key in nvs[space]:
            value = nvs[space][key]
            told[space][key] = value if type(value) is int else text_of(value)
    return told


def nvs_from_text(told: "Any") -> dict:
    nvs: dict = {}
    try:
        for space in told:
            nvs[space] = {}
            for key in told[space]:
                value = told[space][key]
                nvs[space][key] = value if type(value) is int else a2b_base64(value)
    except (TypeError, ValueError, IndexError):
        raise BadFile("it is damaged") from None
    return nvs


def text_of(data: bytes) -> str:
    return b2a_base64(data).decode().strip()


# -- zip: PKWARE's APPNOTE 6.3, as much of it as a few small files need


def zipped(content: "list[tuple[str, bytes]]") -> bytes:
    whole = bytearray()
    central = bytearray()
    for name, data in content:
        at = len(whole)
        coded = name.encode()
        facts = (20, _UTF_8, 0, 0, _DATE, crc32(data), len(data), len(data), len(coded), 0)
        whole += pack(_LOCAL, 0x04034B50, *facts) + coded + data
        central += pack(_CENTRAL, 0x02014B50, 20, *facts, 0, 0, 0, 0, at) + coded
    count = len(content)
    end = pack(_END, 0x06054B50, 0, 0, count, count, len(central), len(whole), 0)
    return bytes(whole + central + end)


def unzipped(data: bytes):
    """(name, content) of every file in it."""
    end = data.rfind(b"PK\x05\x06")
    if end < 0 or end + calcsize(_END) > len(data):
        raise BadFile("it is not a .deedbox file")
    _, _, _, _, count, _, at, _ = unpack_from(_END, data, end)
    total = 0
    for _ in range(count):
        if at + calcsize(_CENTRAL) > len(data):
            raise BadFile("it is cut off")
        fields = unpack_from(_CENTRAL, data, at)
        mark, way, check, packed, size = fields[0], fields[4], fields[7], fields[8], fields[9]
        name_length, extra, comment, local = fields[10], fields[11], fields[12], fields[16]
        total += size
        if mark != 0x02014B50 or total > MOST or local + calcsize(_LOCAL) > len(data):
            raise BadFile("it is damaged")
        start = at + calcsize(_CENTRAL)
        try:
            name = data[start : start + name_length].decode()
        except UnicodeError:
            raise BadFile("it is damaged") from None
        head = unpack_from(_LOCAL, data, local)
        start = local + calcsize(_LOCAL) + head[9] + head[10]
        content = _unpacked(data[start : start + packed], way, size)
        if len(content) != size or crc32(content) != check:
            raise BadFile("it is damaged")
        yield name, content
        at += calcsize(_CENTRAL) + name_length + extra + comment


def _unpacked(data: bytes, way: int, size: int) -> bytes:
    if way == 0:
        return data
    if way != 8:
        raise BadFile("it is packed in a way that Deedbox does not know")
    try:
        import zlib

        try:
            return zlib.decompressobj(-15).decompress(data, size + 1)
        except AttributeError:
            pass
    except ImportError:
        pass
    except Exception:
        raise BadFile("it is damaged") from None
    return _deflated(data, size)


def _deflated(data: bytes, size: int) -> bytes:
    """On MicroPython."""
    try:
        import deflate  # type: ignore[import-not-found]

        # 15: what was packed may refer back as far as any program lets it, 32 KB.
        return deflate.DeflateIO(io.BytesIO(data), deflate.RAW, 15).read(size + 1)
    except ImportError:
        raise BadFile("it is packed; unpack it and pack it without compression") from None
    except (OSError, ValueError):
        raise BadFile("it is damaged") from None
