import { Client } from 'pg'

/** A statement as it is sent to a database. */
export type SentStatement = { text: string; values: readonly unknown[] }

/** The statements that this process sends to its databases while something is asked, in turn. */
export async function statementsOf(ask: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = []
  const query = Client.prototype.query
  const noting = function (this: Client, ...parts: Parameters<typeof query>) {
    const [what, more] = parts as unknown[]
    const { text, values = [] } =
      typeof what === 'string'
        ? { text: what, values: more as unknown[] | undefined }
        : (what as SentStatement)
    sent.push({ text, values: Array.isArray(values) ? values : [] })
    return query.apply(this, parts)
  }
  Client.prototype.query = noting as typeof query
  try {
    await ask()
  } finally {
    Client.prototype.query = query
  }
  return sent
}
