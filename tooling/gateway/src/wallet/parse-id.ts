/** An id from the wire as the number it is in the database; 0, which nothing has, for anything else. */
export function parseId(id: string): number {
  const number = Number(id)
  return Number.isSafeInteger(number) ? number : 0
}
