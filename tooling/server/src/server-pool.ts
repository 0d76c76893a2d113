import { sql, type QueryExecutorProvider } from 'kysely'
import { Client, Pool, type ClientBase } from 'pg'
import { planNameOf } from './plan-once.ts'

/** How long the server lets a connection go on, in milliseconds; 0 is for ever. */
export type Patience = { statementMs: number; lockMs: number; idleInTransactionMs: number }

/**
 * For answering requests: what takes longer would hold its connection, or the rows it has locked, against everybody
 * else. The commands have people who wait for them and nobody behind them.
 */
export const patience = {
  requests: { statementMs: 15_000, lockMs: 5_000, idleInTransactionMs: 15_000 },
  commands: { statementMs: 0, lockMs: 60_000, idleInTransactionMs: 0 },
} as const satisfies Record<string, Patience>

/** Connections to a PostgreSQL server, at most `size`, made anew when they break. */
export function createServerPool(url: string, { size, limits }: { size: number; limits: Patience }): Pool {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
  })
  // A connection that breaks says so by an event, and an event of this name that nobody hears ends the process. The
  // pool hears those of idle connections only; the statement under way is refused besides.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    planByName(client)
  })
  return pool
}

/** Sends a statement that is planned once by its name, so that the server plans it once for this connection. */
function planByName(client: ClientBase): void {
  const send = (...parts: unknown[]): unknown => Reflect.apply(Client.prototype.query, client, parts)
  const query = (text: unknown, ...rest: unknown[]): unknown => {
    const name = typeof text === 'string' ? planNameOf(text) : undefined
    if (name === undefined) return send(text, ...rest)
    const [values, ...others] = rest
    return send({ name, text, values }, ...others)
  }
  client.query = query as typeof client.query
}

/** Lets one transaction take as long as it needs: a migration waits for another process, the seed is one long act. */
export async function liftTimeLimits(trx: QueryExecutorProvider): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx)
}
