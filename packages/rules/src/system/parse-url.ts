/** A web address as it is written, on its own or against a base; undefined for what is none. Never throws. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    // URL.parse says so without throwing, but browsers that are served do not all have it.
    return undefined
  }
}
