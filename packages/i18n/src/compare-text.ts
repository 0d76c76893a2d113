const collator = new Intl.Collator('vi', { numeric: true })

/** Order of two texts by the Vietnamese alphabet, numbers by value; for `sort`. */
export function compareText(a: string, b: string): number {
  return collator.compare(a, b)
}
