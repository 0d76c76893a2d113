/**
 * Whether `If-None-Match` says that the browser has this version (RFC 9110, 13.1.2): it names the tag, weak or strong, in
 * a list of any length, or it is `*`.
 */
export function holdsVersion(header: string | null | undefined, etag: string): boolean {
  if (header?.trim() === '*') return true
  // A comma may stand inside of a tag.
  const held: readonly string[] = header?.match(/"[^"]*"/g) ?? []
  return held.includes(etag.replace(/^W\//, ''))
}
