import type { KyselyPlugin, QueryId } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { settled, untilWaiting } from './race.ts'

/**
 * Starts `first` and stops it right after it has read `table`, as a process stops that gets no time from its machine.
 * `second` then goes as far as it comes: to its end, or to a lock that `first` holds. Needs a server, where every work has
 * a connection of its own.
 */
export async function overtake<First, Second>(
  db: Database,
  {
    table,
    first,
    second,
  }: { table: string; first: (db: Database) => Promise<First>; second: () => Promise<Second> },
): Promise<[PromiseSettledResult<First>, PromiseSettledResult<Second>]> {
  const pause = pauseAfter(db, table)
  const slow = settled(first(pause.db))
  const isReached = await Promise.race([pause.reached.then(() => true), slow.then(() => false)])
  if (!isReached) throw new Error(`the first work did not read ${table}`)
  let isOver = false
  const quick = settled(second()).finally(() => {
    isOver = true
  })
  await untilWaiting(db, 1, () => isOver)
  pause.goOn()
  return [await slow, await quick]
}

/** The same database, where whoever reads `table` first is kept waiting with what was read. */
function pauseAfter(db: Database, table: string): { db: Database; reached: Promise<void>; goOn: () => void } {
  const reached = Promise.withResolvers<void>()
  const resumed = Promise.withResolvers<void>()
  let awaited: QueryId | undefined
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const isRead = node.kind === 'SelectQueryNode' && JSON.stringify(node).includes(`"${table}"`)
      if (isRead) awaited ??= queryId
      return node
    },
    transformResult: async ({ queryId, result }) => {
      if (queryId === awaited) {
        reached.resolve()
        await resumed.promise
      }
      return result
    },
  }
  return { db: db.withPlugin(plugin), reached: reached.promise, goOn: resumed.resolve }
}
