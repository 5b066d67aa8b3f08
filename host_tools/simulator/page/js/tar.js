// Reads a tar: what `host_tools/simulator/archive.py` makes.

const BLOCK = 512;
const text = new TextDecoder();

function field(bytes, at, length) {
  const end = bytes.indexOf(0, at);
  return text.decode(bytes.subarray(at, end < 0 ? at + length : Math.min(end, at + length)));
}

export function* entries(bytes) {
  for (let at = 0; at < bytes.length && bytes[at]; ) {
    const folder = field(bytes, at + 345, 155);
    const name = (folder ? folder + "/" : "") + field(bytes, at, 100);
    const size = parseInt(field(bytes, at + 124, 12), 8);
    yield [name, bytes.subarray(at + BLOCK, at + BLOCK + size)];
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
