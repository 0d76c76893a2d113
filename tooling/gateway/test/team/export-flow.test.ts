import { sql, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGateway } from '@saola/gateway'
import { postTransfers } from '@saola/testkit/post-transfers'

import { startGateway, type TestGateway } from '../start-gateway.ts'
import { accountOfOperator, addPerson, type TestPerson } from '../wallet/people.ts'

/** Accounts with two movements each, so that every report has more rows than are read at once. */
const accounts = 2_300
/** What may be read and not yet taken: the rows of one part, and one part that waits to be taken. */
const mostAhead = 2 * 500 + 50

let gateway: TestGateway
let app: TestGateway['app']
let agent: TestPerson
/** Rows that the database answered, and the statements that asked for them. */
const read = { rows: 0, statements: 0 }
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => {
    read.rows += result.rows.length
    read.statements += 1
    return Promise.resolve(result)
  },
}

beforeAll(async () => {
  gateway = await startGateway()
  const { db } = gateway.services
  app = createGateway({ ...gateway.services, db: db.withPlugin(counting) })
  agent = await addPerson(gateway, 'flowagent', { type: 1 })
  const operator = await accountOfOperator(db, 'opening')
  const now = gateway.services.now()
  await sql`with made as (
      insert into account (merchant_id, name, nickname, type, password_hash, registered_at, upline_id)
      select merchant_id, 'flow' || n, '', 0, '', ${now}::bigint, id
      from account, generate_series(1, ${accounts}::integer) as n where id = ${agent.id}
      returning id, upline_id
    )
    insert into descent (ancestor_id, descendant_id, depth)
    select id, id, 0 from made union all select upline_id, id, 1 from made`.execute(db)
  // As on a server that has been up for a minute.
  await sql`analyze account, descent, ledger_account`.execute(db)
  const deposits = sql`select 'flow', wallet.id || '-' || n, '', 'deposit', 'FLOW' || wallet.id || '-' || n, '', ${now}::bigint - n,
      array[${operator}::bigint, wallet.id], array[-wallet.id, wallet.id]
    from ledger_account wallet join account on account.id = wallet.owner_id, generate_series(1, 2) as n
    where account.upline_id = ${agent.id} and wallet.kind = 'wallet'`
  await postTransfers(db, deposits)
  await sql`analyze money_entry, transfer, entry`.execute(db)
})
afterAll(() => gateway.close())

const open = async (path: string) => {
  const headers = { Merchant: 'saola', Authorization: agent.token, 'Accept-Language': 'en' }
  const response = await app.request(`/wps/report/export/${path}`, { headers })
  expect(response.status).toBe(200)
  read.rows = 0
  read.statements = 0
  if (response.body === null) throw new Error('the answer has no body')
  return response.body.getReader()
}

const files = [
  ['transactions?format=csv', accounts * 2],
  ['profit?summaryType=own&format=csv', accounts],
  ['profit?summaryType=team&sort=name&format=csv', accounts],
  ['credit?format=csv', accounts],
  ['transactions?format=xlsx', accounts * 2],
  ['profit?summaryType=own&format=xlsx', accounts],
] as const

describe.each(files)('a file is written as it is taken: %s (team 43)', (path, rows) => {
  it('nothing is read that nobody takes, and little for each row', async () => {
    const reader = await open(path)
    await reader.read()
    // The packer of a workbook keeps some rows until they fill a block.
    expect(read.rows).toBeLessThanOrEqual(path.endsWith('xlsx') ? 2 * mostAhead : mostAhead)
    for (;;) {
      const { done } = await reader.read()
      if (done) break
    }
    // Each row comes from the database once; a look for places and a read of rows are a statement each.
    expect(read.rows).toBeGreaterThanOrEqual(rows)
    expect(read.rows).toBeLessThanOrEqual(rows + 10)
    expect(read.statements).toBeLessThanOrEqual(Math.ceil(rows / 500) + 2)
  })

  it('a reader that goes away ends the reading', async () => {
    const reader = await open(path)
    await reader.read()
    await reader.cancel()
    const before = read.rows
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
    expect(read.rows).toBe(before)
  })
})

it('the sum of a file is that of its rows, whatever arrives while it is written (team 43)', async () => {
  const reader = await open('transactions?format=csv')
  const decoder = new TextDecoder()
  let text = ''
  let isFirst = true
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    text += decoder.decode(value, { stream: true })
    if (isFirst) {
      isFirst = false
      const { db } = gateway.services
      const late = sql`select 'flow-late', 'late', '', 'deposit', 'LATE', '', ${gateway.services.now()}::bigint + 1,
          array[${await accountOfOperator(db, 'opening')}::bigint, max(wallet.id)], array[-5::bigint, 5::bigint]
        from ledger_account wallet join account on account.id = wallet.owner_id
        where account.upline_id = ${agent.id} and wallet.kind = 'wallet'`
      await postTransfers(db, late)
    }
  }
  const amounts = text
    .trim()
    .split('\r\n')
    .map((row) => Number(row.split(',')[6]))
  const rows = amounts.slice(1, -1)
  expect(rows.length).toBeGreaterThanOrEqual(accounts * 2)
  expect(amounts.at(-1)).toBe(rows.reduce((sum, amount) => sum + amount, 0))
})
