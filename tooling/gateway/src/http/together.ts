import { isDatabaseAway, onceATurn } from '@saola/server'
import type { Database } from '../db/database.ts'

/** Answers many keys by one statement; a key that it does not know has no answer. */
type AskMany<Answer> = (db: Database, keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>

/** Statements under way at most: what is asked while they run goes together into the next one. */
const lanes = 2

/** Keys in one statement at most. */
const mostKeys = 256

type Waiting<Answer> = PromiseWithResolvers<Answer | undefined> & { key: string }

/**
 * Asks a database for one key, together with everybody who asks for another in the same moment: one statement for all of them costs
 * hardly more than one for each. Nothing is kept: each is answered by a statement that began after it had asked.
 */
export function together<Answer>(
  askMany: AskMany<Answer>,
): (db: Database, key: string) => Promise<Answer | undefined> {
  const queues = new WeakMap<Database, (key: string) => Promise<Answer | undefined>>()
  return (db, key) => {
    const known = queues.get(db)
    const ask = known ?? createQueue((keys) => askMany(db, keys))
    if (known === undefined) queues.set(db, ask)
    return ask(key)
  }
}

function createQueue<Answer>(
  askMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): (key: string) => Promise<Answer | undefined> {
  const queue: Waiting<Answer>[] = []
  let inFlight = 0
  const wake = onceATurn(() => {
    while (inFlight < lanes && queue.length > 0) void send(queue.splice(0, mostKeys))
  })

  async function send(batch: readonly Waiting<Answer>[]): Promise<void> {
    inFlight += 1
    await answerEach(askMany, batch)
    inFlight -= 1
    if (queue.length > 0) wake()
  }

  return (key) => {
    const waiting = { ...Promise.withResolvers<Answer | undefined>(), key }
    queue.push(waiting)
    wake()
    return waiting.promise
  }
}

/** One statement for all; when the database refuses it, one each, so that only the key at fault fails. */
async function answerEach<Answer>(
  askMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
  batch: readonly Waiting<Answer>[],
): Promise<void> {
  try {
    const answers = await askMany([...new Set(batch.map(({ key }) => key))])
    for (const { key, resolve } of batch) resolve(answers.get(key))
  } catch (reason) {
    if (batch.length === 1 || isDatabaseAway(reason)) for (const { reject } of batch) reject(reason)
    else for (const one of batch) await answerEach(askMany, [one])
  }
}
