import type { KeptValues } from '../context/storage.ts'

const key = 'open'

/** A short mark of a session, which says nothing of its token; undefined for none. */
export function markOf(token: string | undefined): string | undefined {
  if (token === undefined) return undefined
  let mark = 0
  for (const letter of token) mark = (mark * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647
  return mark.toString(36)
}

/** The mark of the session in which this browser was last seen; undefined once it has signed out. */
export function readOpenMark(device: KeptValues): string | undefined {
  return device.read(key)
}

/** Says to all tabs which session this browser is in. */
export function writeOpenMark(device: KeptValues, token: string | undefined): void {
  const mark = markOf(token)
  if (mark === undefined) device.remove(key)
  else device.write(key, mark)
}
