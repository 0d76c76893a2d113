/** Drawings begun per frame: each is a small document of its own, and sixty at once would hold a frame up. */
const perFrame = 3
/** While somebody types or scrolls, tiles come and go; their drawings wait for a rest of this length ... */
const restMs = 120
/** ... but not longer than this. */
const longestWaitMs = 480

const waiting = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let firstAt = 0

/** Runs something once the page is at rest, a few such things per frame in the order they came; returns how to call it off. */
export function inTurn(run: () => void): () => void {
  const now = performance.now()
  if (waiting.size === 0) firstAt = now
  waiting.add(run)
  clearTimeout(timer)
  timer = setTimeout(release, Math.max(0, Math.min(restMs, firstAt + longestWaitMs - now)))
  return () => void waiting.delete(run)
}

function release(): void {
  timer = undefined
  for (const run of [...waiting].slice(0, perFrame)) {
    waiting.delete(run)
    run()
  }
  // The timer runs once the frame is on the screen.
  if (waiting.size > 0) requestAnimationFrame(() => (timer ??= setTimeout(release)))
}
