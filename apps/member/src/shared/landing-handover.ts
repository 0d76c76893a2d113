import type { WatchedLines } from '@saola/line-speed'

/** What the drawn landing page gives to the app that takes its place. */
export type Handover = {
  lines: () => WatchedLines
  /** The jackpot, in whole đồng. */
  amount: () => number
  /** The browser's offer to install the site, which comes once and early. */
  installOffer: () => Event | undefined
  /** Resolves once no finger is on the page, whose tap would be lost. */
  released: () => Promise<void>
}

const asked = 'saola-landing-handover'

/** Answers the app when it asks for what the page has, until `signal` says that the app is there. */
export function offerHandover(handover: Handover, signal: AbortSignal): void {
  const answer = (event: Event): void => {
    if (event instanceof CustomEvent) (event.detail as { handover?: Handover }).handover = handover
  }
  document.addEventListener(asked, answer, { signal })
}

/** What the page before the app has; undefined where the app is the first on it. */
export function takeHandover(): Handover | undefined {
  // Drawn without a browser, the page itself is what comes first.
  if (typeof document === 'undefined') return undefined
  const detail: { handover?: Handover } = {}
  document.dispatchEvent(new CustomEvent(asked, { detail }))
  return detail.handover
}
