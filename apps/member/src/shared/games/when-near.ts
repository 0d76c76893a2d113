/** How far from the sight of a row that scrolls sideways a part counts as near. */
const scrollMargin = '0px 120px'

const waiting = new Map<Element, { run: () => void; observer: IntersectionObserver }>()
/** By how far below the window is near. */
const observers = new Map<number, IntersectionObserver>()

/**
 * Runs something once a part of the page comes as near to the window as `reach` says, in px, at once where it is there; returns
 * how to call it off.
 */
export function whenNear(part: Element, run: () => void, reach = 300): () => void {
  const observer =
    observers.get(reach) ?? new IntersectionObserver(tell, { rootMargin: `${reach}px 0px`, scrollMargin })
  observers.set(reach, observer)
  waiting.set(part, { run, observer })
  observer.observe(part)
  return () => leave(part)
}

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    const run = isIntersecting ? waiting.get(target)?.run : undefined
    if (run === undefined) continue
    leave(target)
    run()
  }
}

function leave(part: Element): void {
  waiting.get(part)?.observer.unobserve(part)
  waiting.delete(part)
}
