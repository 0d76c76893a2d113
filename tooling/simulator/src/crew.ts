import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Order, Outcome } from './worker.ts'

/** Each worker keeps a database of its own in memory; more of them than cores win nothing. */
const mostWorkers = 4

/**
 * Has workers play what `next` hands out until it has nothing more. `done` sees every outcome, in the order in which
 * they come.
 */
export async function workThrough(
  next: () => Order | undefined,
  done: (outcome: Outcome) => void,
): Promise<void> {
  const count = Math.min(availableParallelism(), mostWorkers)
  await Promise.all(Array.from({ length: count }, () => employ(next, done)))
}

function employ(next: () => Order | undefined, done: (outcome: Outcome) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  return new Promise((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', () => resolve())
    worker.on('message', (message: 'ready' | Outcome) => {
      if (message !== 'ready') done(message)
      const order = next()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      if (order) worker.postMessage(order)
      else void worker.terminate()
    })
  })
}
