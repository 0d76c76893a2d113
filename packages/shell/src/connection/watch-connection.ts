import { subscribe } from 'valtio/vanilla'
import { noteSuccess, probeEveryMs, type Connection } from './connection.ts'

/** What watching needs: a question to the gateway that rejects while it is away, and what to do when it is back. */
export type WatchOptions = {
  probe: () => Promise<unknown>
  onBack: () => void
  /** Runs an act after so many milliseconds and returns how to cancel it. */
  after?: (act: () => void, ms: number) => () => void
}

/**
 * After a failed call, asks every 3 s until the gateway answers, so that the next failure or answer does not wait for a
 * person to act; runs `onBack` once per recovery of a lost connection. Returns how to stop.
 */
export function watchConnection(connection: Connection, options: WatchOptions): () => void {
  const after = options.after ?? startTimer
  let cancel: (() => void) | undefined
  let wasLost = false

  function look(): void {
    if (connection.failures > 0) {
      wasLost ||= connection.state === 'lost'
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
