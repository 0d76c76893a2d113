/** A part of an address as it reads, `%20` as a space; undefined for what was encoded by nobody. Never throws. */
export function decodeText(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}
