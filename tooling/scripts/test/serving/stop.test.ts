import { Agent, request } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, headers } from '@saola/protocol'
import { addPerson } from '@saola/gateway/testing/wallet/people.ts'
import { ended, postgresFolder, startServingGateway, type ServingGateway } from './serving-gateway.ts'

const clients = 32

describe.skipIf(!postgresFolder)('a gateway that is told to stop', () => {
  let gateway: ServingGateway
  const tokens: string[] = []
  beforeAll(async () => {
    gateway = await startServingGateway(postgresFolder ?? '')
    for (let place = 0; place < clients; place++)
      tokens.push((await addPerson(gateway, `stop${place}`)).token)
  })
  afterAll(() => gateway.close())

  it('answers all 32 clients what they have asked, on both ports, and ends well', async () => {
    const answers = new Map<string, number>()
    const note = (what: string): void => void answers.set(what, (answers.get(what) ?? 0) + 1)
    const running = tokens.map((token, place) => untilRefused(token, place, note))
    await wait(500)
    // Deposits are under way, and cannot be finished before the signal has arrived.
    const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>()
    const holding = gateway.services.db.transaction().execute(async (trx) => {
      await sql`lock table deposit in exclusive mode`.execute(trx)
      isLocked()
      await wait(1_500)
    })
    await locked
    await wait(500)
    answers.clear()
    const exit = ended(gateway.process, 'SIGTERM')
    await holding
    await Promise.all(running)

    const refused = answers.get('ECONNREFUSED')
    answers.delete('ECONNREFUSED')
    expect([...answers.keys()], gateway.printed()).toEqual(['200'])
    expect(answers.get('200')).toBeGreaterThanOrEqual(clients)
    expect(refused).toBe(clients)
    expect(await exit).toBe(0)
  }, 60_000)

  /** One browser behind a kept connection: asks one thing after the other until nobody listens any more. */
  async function untilRefused(token: string, place: number, note: (what: string) => void): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = 0; ; turn++) {
      const what = await (place % 4 === 0
        ? ask(agent, `${gateway.vendorOrigin}/play/limbo`)
        : ask(
            agent,
            `${gateway.origin}${calls.wallet.deposit.path}`,
            token,
            `stop-${place}-${turn}`.padEnd(16, '-'),
          ))
      note(what)
      if (!/^\d+$/.test(what)) break
    }
    agent.destroy()
  }
})

/** The status of a whole answer, or how it failed. */
function ask(agent: Agent, url: string, token?: string, key?: string): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        agent,
        method: token ? 'POST' : 'GET',
        headers: {
          [headers.merchant]: 'saola',
          ...(token && { [headers.authorization]: token, 'Content-Type': 'application/json' }),
          ...(key && { [headers.idempotencyKey]: key }),
        },
      },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(String(answer.statusCode)))
        answer.once('error', () => resolve('cut'))
      },
    )
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    sent.end(token && JSON.stringify({ amount: 50_000 }))
  })
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
