/** Runs something when the browser has nothing better to do; returns how to call it off. */
export function whenIdle(run: () => unknown): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 1500 })
  return () => cancelIdleCallback(handle)
}
