import { createHash } from 'node:crypto'

/** Random bytes that repeat for the same seed text. */
export function seededBytes(seed: string): (length: number) => Buffer {
  let draws = 0
  return (length) => createHash('shake256', { outputLength: length }).update(`${seed}/${++draws}`).digest()
}
