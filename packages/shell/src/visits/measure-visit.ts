import type { AppContext } from '../context/app-context.tsx'
import { isMeasured } from './is-measured.ts'
import type { SeenRoute } from './visit-figure.ts'

/**
 * Measures this visit if it is one of those that are (system 25), once the page has loaded and the browser has nothing
 * better to do; returns how to call it off until then. A browser that a program drives makes no visits.
 */
export function measureVisit(app: AppContext, random: () => number): () => void {
  const { watchRoute } = app.navigation
  const oneIn = app.brand.options.measureOneIn
  if (navigator.webdriver || !watchRoute || !isMeasured(app.storage, oneIn, random)) return () => undefined
  const seen: SeenRoute[] = []
  const stopWatching = watchRoute((route) => seen.push({ route, since: performance.now() }))
  let isOff = false
  // Safari has no idle callback.
  const whenIdle = (globalThis as Partial<typeof globalThis>).requestIdleCallback ?? setTimeout
  const begin = (): void =>
    void whenIdle(() => {
      if (isOff) return
      // Where its code does not come, this visit is not measured.
      import('./report-visit.ts').then(({ reportVisit }) => reportVisit(app, seen)).catch(() => undefined)
    })
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
  return () => {
    isOff = true
    removeEventListener('load', begin)
    stopWatching()
  }
}
