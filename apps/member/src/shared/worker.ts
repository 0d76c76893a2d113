/** How often an open page asks whether there is a newer build. */
const askEveryMs = 30 * 60_000

/** One is enough, also where the page is drawn anew. */
let started = false

/**
 * Lets the site open without a line, and tells when a newer build stands ready; `take` goes over to it and loads the page
 * anew (system 21).
 */
export async function startWorker(onNewer: (take: () => void) => void): Promise<void> {
  if (started || !('serviceWorker' in navigator)) return
  started = true
  const { serviceWorker } = navigator
  // Private windows refuse it; the site is the same without.
  const registration = await serviceWorker.register('/sw.js').catch(() => undefined)
  if (registration === undefined) return

  const tell = (worker: ServiceWorker): void =>
    onNewer(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
      worker.postMessage({ kind: 'take-over' })
    })
  const look = (): void => {
    const { waiting } = registration
    if (waiting !== null && serviceWorker.controller !== null) tell(waiting)
  }
  // The first worker of a browser is no newer build; some engines let it serve the page before they say it is installed.
  if (registration.active !== null) look()
  registration.addEventListener('updatefound', () => {
    const { active, installing } = registration
    if (active === null) return
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') look()
    })
  })

  const { active } = await serviceWorker.ready
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
  active?.postMessage({ kind: 'keep', addresses })

  const ask = (): void => void registration.update().catch(() => undefined)
  setInterval(ask, askEveryMs)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask()
  })
}
