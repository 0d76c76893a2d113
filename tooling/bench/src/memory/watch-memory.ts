import type { Held } from './measure-memory.ts'
import type { Measured } from './open-measured.ts'

const minuteMs = 60_000
export const megabyte = 1_000_000

/** How a program's memory went: what it held as it opened and as the rest was over, and how its heap grew in each half. */
export type Course = {
  atStart: Held
  atRest: Held
  atEnd: Held
  /** Bytes of heap a minute, garbage collected. */
  growth: { rest: number; load: number }
}

/**
 * Watches a program for some minutes, the first half at rest and the second under `load`, and writes by the minute what it
 * holds. The heap is compared without its garbage, from the first minute of a half, in which caches fill, to its last one.
 */
export async function watchMemory(
  name: string,
  { measure }: Measured,
  { minutes, load }: { minutes: number; load: () => { stop: () => unknown } },
): Promise<Course> {
  const half = Math.max(2, Math.floor(minutes / 2))
  const atStart = await measure('is')
  write(name, 0, atStart)
  const rest = await watchHalf(0)
  const running = load()
  const loaded = await watchHalf(half)
  running.stop()
  return {
    atStart,
    atRest: rest.last,
    atEnd: loaded.last,
    growth: { rest: rest.growth, load: loaded.growth },
  }

  async function watchHalf(from: number): Promise<{ last: Held; growth: number }> {
    let first = atStart
    let last = atStart
    for (let minute = 1; minute <= half; minute += 1) {
      await new Promise((done) => setTimeout(done, minuteMs))
      last = await measure('is')
      write(name, from + minute, last)
      if (minute === 1) first = await measure('settled')
    }
    const settled = await measure('settled')
    return { last, growth: (settled.heap - first.heap) / (half - 1) }
  }
}

function write(name: string, minute: number, { rss, heap, outside }: Held): void {
  const figures = [rss, heap, outside].map((bytes) => (bytes / megabyte).toFixed(1).padStart(7))
  const [resident, onHeap, beside] = figures
  console.error(
    `${name.padEnd(8)} minute ${String(minute).padStart(3)}  rss ${resident}  heap ${onHeap}  outside ${beside} MB`,
  )
}
