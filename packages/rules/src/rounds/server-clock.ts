/** One look at the server's clock: when it was asked and heard, and what it said, all in milliseconds since 1970. */
export type ClockReading = { readonly sentAt: number; readonly heardAt: number; readonly serverAt: number }

/** How far the server is ahead of this device, and by how much that may be wrong, in milliseconds. */
export type ClockOffset = { readonly offsetMs: number; readonly errorMs: number }

/** The offset by one reading: the server read its clock between the question and the answer (lottery 11). */
export function offsetOf({ sentAt, heardAt, serverAt }: ClockReading): ClockOffset {
  return { offsetMs: serverAt - (sentAt + heardAt) / 2, errorMs: Math.abs(heardAt - sentAt) / 2 }
}

/** The surer of two offsets; a new one replaces an old one that is no surer. */
export function surerOffset(old: ClockOffset | undefined, fresh: ClockOffset): ClockOffset {
  return old !== undefined && old.errorMs < fresh.errorMs ? old : fresh
}
