// The display: 128 by 64 pixels, each a whole number of the screen's own.

const WIDTH = 128;
const HEIGHT = 64;
const LIT = 0xffffdba0; // as the bytes alpha, blue, green, red
const DARK = 0xff070402;

export class Glass {
  constructor(unit, canvas, lines) {
    this.unit = unit;
    this.canvas = canvas;
    this.lines = lines;
    this.context = canvas.getContext("2d", { willReadFrequently: true });
    this.image = this.context.createImageData(WIDTH, HEIGHT);
    this.pixels = new Uint32Array(this.image.data.buffer);
    unit.addEventListener("picture", () => this.draw());
    unit.addEventListener("settled", () => this.read());
    unit.addEventListener("power", () => this.read());
    new ResizeObserver(() => this.fit()).observe(canvas.parentElement.parentElement);
    this.fit();
  }

  // Bytes as the display's memory has them: a row of columns, eight pixels each.
  draw() {
    const bytes = this.unit.glass;
    for (let y = 0; y < HEIGHT; y++) {
      const row = (y >> 3) * WIDTH;
      for (let x = 0; x < WIDTH; x++) {
        this.pixels[y * WIDTH + x] = (bytes[row + x] >> (y & 7)) & 1 ? LIT : DARK;
      }
    }
    this.context.putImageData(this.image, 0, 0);
    this.canvas.style.opacity = 0.62 + (0.38 * this.unit.call("contrast")) / 255;
  }

  // The same as text, for a screen reader.
  read() {
    const lines = this.unit.on ? this.unit.value("lines").map((line) => line.trim()) : [];
    this.lines.replaceChildren(
      ...lines.map((line) => Object.assign(document.createElement("div"), { textContent: line })),
    );
  }

  fit() {
    const frame = this.canvas.parentElement.parentElement;
    const style = getComputedStyle(frame);
    const room = frame.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const ratio = window.devicePixelRatio || 1;
    const scale = Math.max(1, Math.floor((room * ratio) / WIDTH)) / ratio;
    this.canvas.parentElement.style.setProperty("--pixel", `${scale}px`);
  }
}
