// MicroPython, with the firmware and the chip models in its file system.

import { entries } from "./tar.js";

const HEAP = 4 * 1024 * 1024; // the first piece: it grows by itself
const STACK = 16 * 1024; // of calls: the default is far less than the unit has

// The picture is read where Python has it. The library hides its memory, so it is caught here.
function catchMemory() {
  const caught = {};
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const original = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const result = await original.apply(WebAssembly, given);
      caught.memory = (result.instance || result).exports.memory;
      return result;
    };
  }
  return caught;
}

export async function load(modules) {
  const caught = catchMemory();
  const [{ loadMicroPython }, archive] = await Promise.all([
    import("../micropython.mjs"),
    fetch("unit.tar").then((answer) => answer.arrayBuffer()),
  ]);
  const python = await loadMicroPython({
    heapsize: HEAP,
    pystack: STACK,
    linebuffer: true,
    stdout: (line) => console.info(line),
  });
  const made = new Set();
  for (const [name, bytes] of entries(new Uint8Array(archive))) {
    const path = "/lib/" + name;
    for (let end = path.indexOf("/", 1); end > 0; end = path.indexOf("/", end + 1)) {
      const folder = path.slice(0, end);
      if (!made.has(folder) && !python.FS.analyzePath(folder).exists) python.FS.mkdir(folder);
      made.add(folder);
    }
    python.FS.writeFile(path, bytes);
  }
  for (const name of Object.keys(modules)) python.registerJsModule(name, modules[name]);
  // Not what is frozen into it: there are modules in Python that stand in front of faster ones.
  python.runPython("import sys\nsys.path[:] = ['/lib']");
  return {
    module: (name) => python.pyimport(name),
    // Made anew each time: the memory may have grown, and then the old view is empty.
    bytes: (address, count) => new Uint8Array(caught.memory.buffer, address, count),
  };
}
