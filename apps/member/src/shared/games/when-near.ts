/** How far from the window, and from the sight of a row that scrolls sideways, a part counts as near. */
const margins = { rootMargin: '300px 0px', scrollMargin: '0px 120px' }

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Runs something once a part of the page comes near the window, at once where it is there; returns how to call it off. */
export function whenNear(part: Element, run: () => void): () => void {
  observer ??= new IntersectionObserver(tell, margins)
  waiting.set(part, run)
  observer.observe(part)
  return () => leave(part)
}

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    const run = isIntersecting ? waiting.get(target) : undefined
    if (run === undefined) continue
    leave(target)
    run()
  }
}

function leave(part: Element): void {
  waiting.delete(part)
  observer?.unobserve(part)
}
