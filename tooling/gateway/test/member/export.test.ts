import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiClient } from '@saola/api-client'
import { createGateway, createListener } from '@saola/gateway'
import { calls } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal } from '../http/visitor.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'

/** Movements of the member, and as many bets. */
const many = 50_000
/** Rows that are read at once of a list that is longer than its first hundred. */
const inOne = 1_000

let gateway: TestGateway
let app: TestGateway['app']
let member: TestPerson
let server: Server
/** Rows that the database answered, the statements that asked for them, and the one that breaks. */
const read = { rows: 0, statements: 0, breaksAt: Infinity }
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => {
    read.rows += result.rows.length
    read.statements += 1
    if (read.statements === read.breaksAt) throw new Error('the database went away')
    return Promise.resolve(result)
  },
}

beforeAll(async () => {
  gateway = await startGateway()
  const { db } = gateway.services
  const services = { ...gateway.services, db: db.withPlugin(counting) }
  app = createGateway(services)
  member = await addPerson(gateway, 'exportmember')
  await fill()
  server = createServer(createListener(app, services))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
}, 60_000)
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await gateway.close()
})

/** Writes movements and bets in few statements; what watches over them sleeps meanwhile. */
async function fill(): Promise<void> {
  const { db, now } = gateway.services
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`with made as (
        insert into transfer (scope, idempotency_key, request_hash, kind, reference, remark, created_at,
          ledger_account_ids, amounts)
        select 'export', n::text, '', 'bet', 'EX' || n, '', ${now()}::bigint - ${many}::bigint + n,
          array[${member.wallet}::bigint, ${member.wallet}::bigint + 1], array[-1::bigint, 1::bigint]
        from generate_series(1, ${many}::integer) as n returning id, created_at
      )
      insert into entry (transfer_id, ledger_account_id, amount, balance_after, created_at)
      select id, ${member.wallet}::bigint, 1, 1, created_at from made`.execute(trx)
    await sql`insert into bet (order_no, account_id, node_id, vendor_code, round_id, debit_id, bet_amount, win_amount, status,
        content, placed_at, settled_at)
      select 'EX' || n, ${member.id}::bigint, game.node_id, game.vendor_code, 'EX' || n, 'EX' || n, 1000, 0, 'settled',
        'ván "số" ' || n, ${now()}::bigint - n / 3, ${now()}::bigint
      from generate_series(1, ${many}::integer) as n,
        (select node_id, vendor_code from game order by node_id limit 1) as game`.execute(trx)
  })
  await sql`analyze transfer, entry, bet`.execute(db)
}

async function open(more: Record<string, string> = {}) {
  Object.assign(read, { rows: 0, statements: 0 })
  // Five may be asked for in a while.
  gateway.clock.advance(3_600_000)
  const response = await app.request('/wps/member/data', {
    headers: { Merchant: 'saola', Authorization: member.token, ...more },
  })
  expect(response.status).toBe(200)
  if (response.body === null) throw new Error('the answer has no body')
  return response.body
}

type Told = { statement: { reference: string }[]; bets: { orderNo: string; content: string }[] }

describe('the data of an account as one file (member 22)', () => {
  it('is whole, each row once, and no piece of it is long', async () => {
    const decoder = new TextDecoder()
    let text = ''
    let longest = 0
    for await (const piece of await open()) {
      longest = Math.max(longest, piece.length)
      text += decoder.decode(piece, { stream: true })
    }
    const { value } = JSON.parse(text) as { value: Told }
    const numbers = Array.from({ length: many }, (_, at) => `EX${at + 1}`)
    expect(value.statement.map(({ reference }) => reference)).toEqual(numbers)
    expect(new Set(value.bets.map(({ orderNo }) => orderNo))).toEqual(new Set(numbers))
    expect(value.bets).toHaveLength(many)
    expect(value.bets.at(-1)?.content).toMatch(/^ván "số" \d$/)
    // A thousand rows of a few hundred bytes.
    expect(longest).toBeLessThan(600_000)
    expect(read.statements).toBeLessThan((2 * many) / inOne + 10)
  })

  it('nothing is read that nobody takes, and a reader that goes away ends the reading', async () => {
    const reader = (await open()).getReader()
    for (;;) {
      const { value } = await reader.read()
      if (new TextDecoder().decode(value).includes('"EX200"')) break
    }
    const ahead = 2 * inOne + 400
    expect(read.rows).toBeLessThanOrEqual(ahead)
    await reader.cancel()
    const before = read.rows
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
    expect(read.rows).toBe(before)
  })

  it('what joins a list meanwhile is not in it', async () => {
    const reader = (await open()).getReader()
    await reader.read()
    const { db, now } = gateway.services
    await db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx)
      await sql`insert into bet (order_no, account_id, node_id, vendor_code, round_id, debit_id, bet_amount, win_amount,
          status, content, placed_at, settled_at)
        select 'LATE', account_id, node_id, vendor_code, 'LATE', 'LATE', 1, 0, 'settled', '', ${now()}::bigint + 1, ${now()}::bigint
        from bet where order_no = 'EX1'`.execute(trx)
    })
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      text += new TextDecoder().decode(value)
    }
    expect(text).toContain('"EX1"')
    expect(text).not.toContain('"LATE"')
    await sql`delete from bet where order_no = 'LATE'`.execute(db)
  })

  it('travels packed for who takes it so', async () => {
    const packed = await open({ 'Accept-Encoding': 'br, gzip' })
    const text = await new Response(packed.pipeThrough(new DecompressionStream('gzip'))).text()
    expect(Object.keys((JSON.parse(text) as { value: Told }).value)).toContain('feedback')
  })

  it.each(['identity', 'gzip'])('one that breaks off looks like none: %s', async (encoding) => {
    const { port } = server.address() as AddressInfo
    gateway.clock.advance(3_600_000)
    const api = createApiClient({
      baseUrl: `http://127.0.0.1:${port}`,
      merchant: 'saola',
      language: () => 'VI',
      token: () => member.token,
      cipher: 'jwe',
      fetch: (input, init) => {
        const request = new Request(input, init)
        request.headers.set('accept-encoding', encoding)
        return fetch(request)
      },
    })
    Object.assign(read, { rows: 0, statements: 0, breaksAt: 40 })
    const refused = await refusal(api.send(calls.member.exportData))
    Object.assign(read, { breaksAt: Infinity })
    expect(read.statements).toBe(40)
    expect(refused.kind).toBe('network')
  })

  it('one that fails before its beginning is a refusal', async () => {
    gateway.clock.advance(3_600_000)
    Object.assign(read, { rows: 0, statements: 0, breaksAt: Infinity })
    await open().then((body) => body.cancel())
    const first = read.statements
    Object.assign(read, { statements: 0, breaksAt: first - 1 })
    const response = await app.request('/wps/member/data', {
      headers: { Merchant: 'saola', Authorization: member.token },
    })
    Object.assign(read, { breaksAt: Infinity })
    expect(response.status).toBe(500)
  })
})
