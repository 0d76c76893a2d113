/** The longest id: as many digits as a number holds exactly, whatever they are. */
const idShape = /^\d{1,15}$/

/** An id from the wire as the number it is in the database; 0, which nothing has, for anything else. */
export function parseId(id: string): number {
  return idShape.test(id) ? Number(id) : 0
}
