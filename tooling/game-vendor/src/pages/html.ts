/** Markup that may stand in a page as it is. */
export type Markup = { markup: string }

/** Makes markup; every text that is filled in is escaped, markup and lists of it are not. */
export function html(
  parts: TemplateStringsArray,
  ...fills: readonly (string | number | Markup | readonly Markup[])[]
): Markup {
  return { markup: parts.map((part, index) => part + filled(fills[index] ?? '')).join('') }
}

/** JSON for a data block: nothing in it can end the block. */
export function jsonBlock(value: unknown): Markup {
  return { markup: JSON.stringify(value).replaceAll('<', '\\u003c') }
}

function filled(fill: string | number | Markup | readonly Markup[]): string {
  if (typeof fill === 'object') return 'markup' in fill ? fill.markup : fill.map((one) => one.markup).join('')
  return String(fill)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
