import { Client } from 'pg'

/** The statements that this process sends to its databases while something is asked, in turn. */
export async function statementsOf(ask: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const query = Client.prototype.query
  const noting = function (this: Client, ...parts: Parameters<typeof query>) {
    const [what] = parts as unknown[]
    sent.push(typeof what === 'string' ? what : (what as { text: string }).text)
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
