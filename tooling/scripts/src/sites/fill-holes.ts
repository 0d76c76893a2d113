/** Writes values into the holes of a page, `<!--name-->`. A hole without a value stays. */
export function fillHoles(page: string, values: Readonly<Record<string, string | undefined>>): string {
  return page.replaceAll(/<!--(\w+)-->/g, (hole, name: string) => values[name] ?? hole)
}

/** A text as it stands in HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
