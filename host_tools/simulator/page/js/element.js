// Makes an element: make("span", { class: "name" }, "Ann", other).

export function make(tag, attributes = {}, ...content) {
  const element = document.createElement(tag);
  for (const name in attributes) {
    if (name === "style") {
      for (const property in attributes.style) {
        element.style.setProperty(property, attributes.style[property]);
      }
    } else if (attributes[name] !== null && attributes[name] !== undefined) {
      element.setAttribute(name, attributes[name]);
    }
  }
  element.append(...content);
  return element;
}
