import { onceATurn } from '@saola/server'
import type { Database } from '../db/database.ts'
import { postTransfers } from './transfer-store.ts'
import { requireSound, type Posted, type TransferRequest } from './transfer-request.ts'

/** Posts transfers at full speed: those that arrive while a batch is in flight go into the next one. */
export type Ledger = {
  /**
   * Moves money once, in a database transaction of its own; what must be written together with other rows goes
   * through `postTransfer`. A refusal is answered; an unsound request, an unknown ledger account or a lost database
   * throws, for the guilty request alone where that can be told. After a throw, ask again with the same key.
   */
  post: (request: TransferRequest) => Promise<Posted>
}

export type LedgerSettings = {
  db: Database
  /** Batches in flight at most: while the database works on one, the next is made ready and waits in line. */
  lanes?: number
  /** Transfers in one batch at most; it bounds how long the ledger accounts of a batch stay locked. */
  longestBatch?: number
}

type Waiting = PromiseWithResolvers<Posted> & { request: TransferRequest; name: string }

/** Makes a ledger over a database. Several ledgers and processes may share one database. */
export function createLedger({ db, lanes = 2, longestBatch = 256 }: LedgerSettings): Ledger {
  const queue: Waiting[] = []
  /** By scope and key: everything that has been asked for and not been answered yet. */
  const open = new Map<string, Waiting>()
  let inFlight = 0

  async function post(request: TransferRequest): Promise<Posted> {
    requireSound(request)
    const name = JSON.stringify([request.scope, request.key])
    for (let first = open.get(name); first; first = open.get(name)) {
      if (first.request.requestHash === request.requestHash) return repetitionOf(await first.promise)
      // Another request under the same key: what it is told depends on how the first one ends.
      await first.promise.catch(() => undefined)
    }
    const waiting = { ...Promise.withResolvers<Posted>(), request, name }
    open.set(name, waiting)
    queue.push(waiting)
    wake()
    return waiting.promise
  }

  const wake = onceATurn(() => {
    while (inFlight < lanes && queue.length > 0) void send(queue.splice(0, longestBatch))
  })

  async function send(batch: readonly Waiting[]): Promise<void> {
    inFlight += 1
    const answers = await postEach(db, batch)
    inFlight -= 1
    for (const [index, { name, resolve, reject }] of batch.entries()) {
      const answer = answers[index]
      open.delete(name)
      if (answer?.status === 'fulfilled') resolve(answer.value)
      else reject(answer?.reason)
    }
    if (queue.length > 0) wake()
  }

  return { post }
}

/** One call for all; when the database refuses the call, one call each, so that only the guilty one fails. */
async function postEach(
  db: Database,
  batch: readonly Waiting[],
): Promise<readonly PromiseSettledResult<Posted>[]> {
  try {
    const posted = await postTransfers(
      db,
      batch.map(({ request }) => request),
    )
    return posted.map((value) => ({ status: 'fulfilled', value }))
  } catch (reason) {
    if (batch.length === 1 || !isRefusal(reason)) return batch.map(() => ({ status: 'rejected', reason }))
    const answers: PromiseSettledResult<Posted>[] = []
    for (const one of batch) answers.push(...(await postEach(db, [one])))
    return answers
  }
}

/** SQLSTATE classes of a database that is well and says no: data, constraint, deadlock, raised. */
const refusals = ['22', '23', '40', 'P0']

function isRefusal(reason: unknown): boolean {
  const code = reason instanceof Error && 'code' in reason ? reason.code : undefined
  return typeof code === 'string' && refusals.includes(code.slice(0, 2))
}

/** What the second of two equal requests is told. */
function repetitionOf(posted: Posted): Posted {
  return posted.outcome === 'posted' ? { ...posted, outcome: 'replayed' } : posted
}
