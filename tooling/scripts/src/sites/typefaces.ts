/**
 * Tags that ask for the typefaces of a brand's sheet before anything is written in them: one that comes after the words
 * moves them. Only files of the brand are named.
 */
export function typefacePreloads(sheet: string): string[] {
  const files = [...sheet.matchAll(/url\(["']?(\/brand\/fonts\/[^"')]+)/g)].map(([, file]) => file)
  return [...new Set(files)].map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
  )
}
