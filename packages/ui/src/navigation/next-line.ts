/** The line that a key leads to in a list of `count`, round its ends; undefined for a key that leads nowhere. */
export function nextLine(key: string, active: number, count: number): number | undefined {
  const last = Math.max(0, count - 1)
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1
    case 'ArrowUp':
      return active <= 0 ? last : active - 1
    case 'PageDown':
      return Math.min(last, active + 8)
    case 'PageUp':
      return Math.max(0, active - 8)
    default:
      return undefined
  }
}
