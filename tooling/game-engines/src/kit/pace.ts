/** How fast a round is shown. */
export type Pace = {
  /** Nothing may move: the result simply stands there. */
  readonly isStill: boolean
  /** A length of time at this pace, in milliseconds: 0 when nothing moves. */
  ms: (usual: number) => number
  /** Resolves after a length of time at this pace. */
  wait: (usual: number) => Promise<void>
  /** Calls `draw` with a share from 0 to 1 on each frame of a length of time, and with 1 at its end. */
  run: (usual: number, draw: (share: number) => void) => Promise<void>
}

const turboShare = 0.25

/** The pace of a round: reduced motion and a page in the background stand still, turbo takes a quarter of the time. */
export function paceOf({ isTurbo }: { isTurbo: boolean }): Pace {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden
  const ms = (usual: number): number => (isStill ? 0 : usual * (isTurbo ? turboShare : 1))
  return {
    isStill,
    ms,
    wait: (usual) => new Promise((resolve) => setTimeout(resolve, ms(usual))),
    async run(usual, draw) {
      const length = ms(usual)
      const startedAt = performance.now()
      for (let share = 0; share < 1;) {
        share = length === 0 ? 1 : Math.min(1, ((await nextFrame()) - startedAt) / length)
        draw(Math.max(0, share))
      }
    },
  }
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    // A page that goes to the background gets no frames; the result must still come.
    const late = setTimeout(() => resolve(performance.now()), 250)
    requestAnimationFrame(() => {
      clearTimeout(late)
      resolve(performance.now())
    })
  })
}
