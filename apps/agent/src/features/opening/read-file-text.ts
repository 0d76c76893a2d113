/**
 * The text of a file as spreadsheets save it: UTF-8, or UTF-16 with its mark. Undefined where letters are lost or would be:
 * the code pages of older programs do not say which one they are, so nobody can know what was typed.
 */
export function readFileText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
    return text.includes('\uFFFD') ? undefined : text
  } catch {
    return undefined
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'utf-8'
}
