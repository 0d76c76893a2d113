/** Every way in which a server is asked to end: by its owner, by Ctrl+C, by a terminal that is closed. */
const asked = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** Runs `stop` once when this process is asked to end; asked a second time in the same way, it ends at once. */
export function onStop(stop: () => Promise<void>): void {
  let isStopping = false
  for (const signal of asked) {
    process.once(signal, () => {
      if (isStopping) return
      isStopping = true
      void stop()
    })
  }
}
