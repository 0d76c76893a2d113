const svgSpace = 'http://www.w3.org/2000/svg'
const token = /<(\/?)([a-zA-Z]+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g
const attribute = /([\w-]+)="([^"]*)"/g

/**
 * Builds the nodes of a drawing that is text: a page may not hand text to the browser's own parser. Ids get a prefix, so
 * that drawings that use the same ones may stand in one page.
 */
export function drawSvg(text: string, prefix: string): Node[] {
  const root = document.createDocumentFragment()
  const open: ParentNode[] = [root]
  for (const [, closes, tag, attributes = '', isEmpty, words] of text.matchAll(token)) {
    const parent = open.at(-1) ?? root
    if (words !== undefined) {
      parent.append(words)
    } else if (closes === '/') {
      open.pop()
    } else if (tag !== undefined) {
      const element = document.createElementNS(svgSpace, tag)
      for (const [, name = '', value = ''] of attributes.matchAll(attribute)) {
        element.setAttribute(name, ownIds(name, value, prefix))
      }
      parent.append(element)
      if (isEmpty !== '/') open.push(element)
    }
  }
  return [...root.childNodes]
}

function ownIds(name: string, value: string, prefix: string): string {
  if (name === 'id') return `${prefix}-${value}`
  if (name === 'href') return value.replace('#', `#${prefix}-`)
  return value.replace('url(#', `url(#${prefix}-`)
}
