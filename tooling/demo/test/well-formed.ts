/** What is wrong with a piece of XML; nothing if it is well formed. Knows no comments, entities beyond five, or DTD. */
export function faultsOf(xml: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  const token = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|(<)/gu
  for (const [whole, closing, name = '', attributes = '', selfClosing, text, stray] of xml.matchAll(token)) {
    if (stray) faults.push(`stray < near ${xml.slice(0, 40)}`)
    else if (text !== undefined) faults.push(...badEntities(text))
    else if (closing) {
      if (open.pop() !== name) faults.push(`unexpected ${whole}`)
    } else {
      faults.push(...badEntities(attributes), ...repeatedNames(attributes))
      if (!selfClosing) open.push(name)
    }
  }
  return open.length > 0 ? [...faults, `never closed: ${open.join(' ')}`] : faults
}

function badEntities(text: string): string[] {
  return [...text.matchAll(/&(?!(?:amp|lt|gt|quot|#39);)\S{0,8}/gu)].map(([found]) => `bare ${found}`)
}

function repeatedNames(attributes: string): string[] {
  const names = [...attributes.matchAll(/([\w:.-]+)="/gu)].map(([, name]) => name)
  return names.length === new Set(names).size ? [] : [`repeated attribute in ${attributes}`]
}
