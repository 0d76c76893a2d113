type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** The element of an id; a page without it is broken. */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const element = document.getElementById(id)
  if (!element) throw new Error(`the page has no #${id}`)
  // Each caller names the element that its own page holds.
  return element as T
}

/** An element with attributes and children; `false` and undefined leave an attribute out. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  setAttributes(element, attributes)
  element.append(...children)
  return element
}

/** The same for a drawing. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  setAttributes(element, attributes)
  element.append(...children)
  return element
}

/** A button that acts, by its words or by a name of its own. */
export function button(
  words: string | Node,
  act: () => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const element = h('button', { type: 'button', ...attributes }, words)
  element.addEventListener('click', act)
  return element
}

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue
    element.setAttribute(name, value === true ? '' : String(value))
  }
}
