/** Work that is done again and again until it is stopped. */
export type Repeated = { stop: () => void }

/** Starts work now and again so long after each start, never two of it at once; a failure is told and the next one comes. */
export function everySoOften(periodMs: number, work: () => Promise<unknown>): Repeated {
  let isBusy = false
  const start = (): void => {
    if (isBusy) return
    isBusy = true
    work()
      .catch((error: unknown) => console.error('[vendor]', error))
      .finally(() => {
        isBusy = false
      })
  }
  start()
  const timer = setInterval(start, periodMs)
  return { stop: () => clearInterval(timer) }
}
