import { subscribe } from 'valtio/vanilla'
import { noteSuccess, probeEveryMs, type Connection } from './connection.ts'

/** What watching needs: a question to the gateway that rejects while it is away, and what to do when it is back. */
export type WatchOptions = {
  probe: () => Promise<unknown>
  onBack: () => void
  /** Runs an act after so many milliseconds and returns how to cancel it. */
  after?: (act: () => void, ms: number) => () => void
}

/** While the connection is lost, asks every 3 s; runs `onBack` once per recovery. Returns how to stop. */
export function watchConnection(connection: Connection, options: WatchOptions): () => void {
  const after = options.after ?? startTimer
  let cancel: (() => void) | undefined
  let wasLost = false

  function look(): void {
    if (connection.state === 'lost') {
      wasLost = true
      cancel ??= after(ask, probeEveryMs)
      return
    }
    cancel?.()
    cancel = undefined
    if (wasLost) {
      wasLost = false
      options.onBack()
    }
  }

  function ask(): void {
    options.probe().then(
      () => noteSuccess(connection),
      () => {
        if (cancel !== undefined) cancel = after(ask, probeEveryMs)
      },
    )
  }

  // Synchronous, so that an answer and its effects are one step.
  const unsubscribe = subscribe(connection, look, true)
  look()
  return () => {
    unsubscribe()
    cancel?.()
    cancel = undefined
  }
}

function startTimer(act: () => void, ms: number): () => void {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}
