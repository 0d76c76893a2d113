import { calls, type VisitMetric } from '@saola/protocol'
import { onCLS, onINP, onLCP } from 'web-vitals'
import type { AppContext } from '../context/app-context.tsx'
import { deviceClass } from './device-class.ts'
import { visitFigure, type Measured, type SeenRoute, type VisitFigure } from './visit-figure.ts'

/**
 * Measures from now on, and what browsers have noted since the page began, and sends it when the page is hidden for the
 * first time: whoever leaves it then may never come back (system 25).
 */
export function reportVisit(
  { api, site }: Pick<AppContext, 'api' | 'site'>,
  seen: readonly SeenRoute[],
): void {
  const figures = new Map<VisitMetric, VisitFigure>()
  const note = (measured: Measured): void => {
    const figure = visitFigure(measured, seen)
    if (figure !== undefined) figures.set(figure.metric, figure)
  }
  onLCP(note)
  // Each answer as it comes: the last word of the library leaves out one that waits for an idle moment when the page goes.
  onINP(note, { reportAllChanges: true })
  onCLS(note)

  const send = (): void => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', send)
    removeEventListener('pagehide', send)
    if (figures.size === 0) return
    const report = { site, device: deviceClass(deviceFacts()), figures: [...figures.values()] }
    // Nobody waits for it, and there is nothing to do about one that is lost.
    void api.send(calls.system.reportVisit, report, { keepalive: true }).catch(() => undefined)
  }
  // The measures listen at the window, where they are told first, so that their last word is in.
  document.addEventListener('visibilitychange', send)
  addEventListener('pagehide', send)
}

function deviceFacts() {
  // The type of the library knows no memory, and Safari and Firefox tell none.
  const { hardwareConcurrency, deviceMemory } = navigator as Navigator & { deviceMemory?: number }
  return {
    screenSide: Math.min(screen.width, screen.height),
    cores: hardwareConcurrency,
    memory: deviceMemory,
  }
}
