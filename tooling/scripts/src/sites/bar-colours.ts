/** What a page names as its `theme-color` in each look. */
export type BarColours = { dark?: string; light?: string }

/** The grounds of a brand's built sheet, which the browser's bars take on (system 47); none where the product's own stands. */
export function barColours(sheet: string): BarColours {
  const dark = groundOf(sheet, /:root\s*\{([^}]*)\}/g)
  const light = groundOf(sheet, /:root\[data-theme=["']?light["']?\]\s*\{([^}]*)\}/g)
  return { ...(dark && { dark }), ...(light && { light }) }
}

/** The plain form stands first; the same in a newer form may follow. */
function groundOf(sheet: string, rule: RegExp): string | undefined {
  return [...sheet.matchAll(rule)]
    .map(([, body = '']) => /--ground:\s*(#[\da-f]{3,8})/i.exec(body)?.[1])
    .find((colour) => colour !== undefined)
}
