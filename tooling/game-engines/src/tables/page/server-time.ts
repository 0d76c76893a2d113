/** The server's clock as this device knows it. */
export type ServerTime = {
  /** Notes one look at the server's clock: when it was asked and heard by this device, and what it said. */
  note: (reading: { sentAt: number; heardAt: number; serverAt: number }) => void
  /** Milliseconds since 1970, by the server. */
  now: () => number
}

/** Keeps the surest reading (lottery 11): the server read its clock between the question and the answer. */
export function createServerTime(deviceNow: () => number): ServerTime {
  let offsetMs = 0
  let errorMs = Infinity
  return {
    note({ sentAt, heardAt, serverAt }) {
      const error = Math.abs(heardAt - sentAt) / 2
      if (error > errorMs) return
      errorMs = error
      offsetMs = serverAt - (sentAt + heardAt) / 2
    },
    now: () => deviceNow() + offsetMs,
  }
}
