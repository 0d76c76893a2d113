const surrogatePair = /[\ud800-\udbff][\udc00-\udfff]/

/** The length of a field as people count it: code points after NFC. An emoji or an accented letter is one. */
export function fieldLength(value: string): number {
  return codePoints(value.normalize())
}

/** The number of code points; an unpaired surrogate counts as one. */
export function codePoints(text: string): number {
  return surrogatePair.test(text) ? [...text].length : text.length
}

/**
 * Whether a text is surely composed and as many units as characters: Latin letters below the combining marks, and
 * those with several accents (U+1E00 to U+1EFF) that Vietnamese needs. False says nothing.
 */
export function isPlainLatin(text: string): boolean {
  // A loop, because on texts as short as those of a form it is twice as quick as a regular expression.
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit > 0x2ff && (unit < 0x1e00 || unit > 0x1eff)) return false
  }
  return true
}
