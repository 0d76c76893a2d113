import type { PackedFile } from '@saola/server'

/** A page is drawn anew when somebody asks for it after this, and is not shown after that, in milliseconds. */
const freshMs = 3_000
const keptMs = 60_000

/** Who asks for a page that is not there waits no longer than this for it, in milliseconds. */
const patienceMs = 1_500

/** Keeps what `draw` gives, and has it drawn when it is asked for and not fresh; undefined while there is none to show. */
export function keepFresh(
  draw: () => Promise<PackedFile | undefined>,
): () => Promise<PackedFile | undefined> {
  let drawn: { page: PackedFile | undefined; at: number } | undefined
  let drawing: { page: Promise<PackedFile | undefined>; since: number } | undefined

  async function drawAnew(): Promise<PackedFile | undefined> {
    const page = await draw()
    drawn = { page, at: performance.now() }
    drawing = undefined
    return page
  }

  return async () => {
    const now = performance.now()
    const age = drawn === undefined ? Infinity : now - drawn.at
    if (age > freshMs) drawing ??= { page: drawAnew(), since: now }
    if (drawn?.page !== undefined && age < keptMs) return drawn.page
    if (drawing === undefined) return undefined
    // Who comes while a silent gateway is asked waits no longer than the first one did.
    const leftMs = Math.max(0, drawing.since + patienceMs - now)
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), leftMs))
    return Promise.race([drawing.page, late])
  }
}
