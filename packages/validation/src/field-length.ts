/** The text in the form that rules judge: composed (NFC), so a letter with accents is one character. */
export function normalised(value: string): string {
  return isAscii(value) ? value : value.normalize('NFC')
}

/** The length of a field as people count it: code points after NFC. An emoji or an accented letter is one. */
export function fieldLength(value: string): number {
  return codePoints(normalised(value))
}

/** The number of code points; an unpaired surrogate counts as one. */
export function codePoints(value: string): number {
  let pairs = 0
  for (let at = 0; at < value.length; at += 1) {
    if ((value.codePointAt(at) ?? 0) > 0xffff) {
      pairs += 1
      at += 1
    }
  }
  return value.length - pairs
}

function isAscii(value: string): boolean {
  for (let at = 0; at < value.length; at += 1) {
    if (value.charCodeAt(at) > 0x7f) return false
  }
  return true
}
