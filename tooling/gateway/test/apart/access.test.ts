import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiClient, type ApiClient } from '@saola/api-client'
import { calls, type Call } from '@saola/protocol'
import { openAccount } from '../../src/accounts/account-store.ts'
import { hashToken } from '../../src/http/caller.ts'
import { mountedCalls } from '../../src/mounted-calls.ts'
import { rowsOf } from '../../src/operations/moving/merchant-rows-store.ts'
import { listRowsAcross } from '../../src/operations/moving/rows-across-store.ts'
import { tableNames, whoseRows, type TableName } from '../../src/operations/moving/whose-rows.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { fullInput } from '../http/arbitrary-input.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addMerchant } from './add-merchant.ts'

const table = mountedCalls.filter(({ call }) => call.answeredBy === 'gateway').map(({ call }) => call)

let gateway: TestGateway
let merchant: number
/** An agent and a member of the second merchant. */
const asking: [string, ApiClient][] = []
/** What the demo's accounts are called. */
let names: string[]
/** One id of the demo's rows for each field that asks for one. */
const ids: Record<string, string> = {}
const heard = { answered: 0, refused: 0 }

beforeAll(async () => {
  gateway = await startGateway()
  merchant = (await addMerchant(gateway, 'sen', '0099887766')).merchant
  const agent = await addAccount('senagent', 1, null)
  await addAccount('senplayer', 0, agent)
  const { rows } = await sql<{ name: string }>`select name from account where merchant_id <> ${merchant}
    and name not in (select name from account where merchant_id = ${merchant})`.execute(gateway.services.db)
  names = rows.map(({ name }) => name)
  for (const [field, of] of Object.entries(tablesOfIds)) {
    const found = await sql<{ id: number }>`select id from ${sql.table(of)} where ${rowsOf(of, 1)}
      order by id limit 1`.execute(gateway.services.db)
    ids[field] = String(found.rows[0]?.id ?? 1)
  }
})
afterAll(() => gateway.close())

const tablesOfIds: Record<string, TableName> = {
  ticketId: 'ticket',
  cardId: 'bank_card',
  affiUrlId: 'invitation_link',
  withdrawalId: 'withdrawal',
  depositId: 'deposit',
  customerId: 'account',
  agentId: 'account',
  downlineId: 'account',
  accountId: 'account',
  contractId: 'contract',
  billId: 'bill',
  orderId: 'lottery_order',
  promotionId: 'promotion',
  txId: 'transfer',
}

async function addAccount(name: string, type: 0 | 1, uplineId: number | null): Promise<number> {
  const { db, now } = gateway.services
  const base = { merchantId: merchant, nickname: name, passwordHash: 'none', mobile: undefined }
  const id = await openAccount(db, { ...base, name, type, uplineId, now: now() })
  if (id === undefined) throw new Error(`the name ${name} is taken`)
  const token = `token-of-${name}`
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      account_id: id,
      created_at: now(),
      expires_at: now() + 86_400_000,
      ip: '127.0.0.1',
      user_agent: 'test',
    })
    .execute()
  asking.push([
    name,
    createApiClient({
      baseUrl: 'http://gateway.test',
      merchant: 'sen',
      language: () => 'VI',
      token: () => token,
      cipher: 'jwe',
      fetch: gateway.fetch,
    }),
  ])
  return id
}

/** A whole input of a call that asks for what is the demo's, wherever it asks for anything. */
function inputOf(call: Call, seed: number): Record<string, unknown> {
  const [whole] = fc.sample(fullInput(call), { numRuns: 1, seed })
  const input = typeof whole === 'object' && whole !== null ? { ...whole } : {}
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => {
      if (field.endsWith('Id')) return [field, ids[field] ?? '1']
      if (/^(account|name|loginName|customerName|receiver|downline|agentName|search|keyword)$/.test(field)) {
        return [field, names[seed % names.length]]
      }
      if (/^(startTime|from)$/.test(field)) return [field, 0]
      if (/^(pageNo|page)$/.test(field)) return [field, 1]
      return [field, value]
    }),
  )
}

/** What a table holds of the demo's merchant. */
async function stateOf(name: TableName): Promise<string> {
  const { rows } = await sql<{
    state: string
  }>`select count(*) || ' ' || coalesce(md5(string_agg(own::text, '|' order by own::text)), '')
    as state from ${sql.table(name)} as own where ${rowsOf(name, 1)}`.execute(gateway.services.db)
  return rows[0]?.state ?? ''
}

describe('two merchants on one gateway (system 42)', () => {
  it(
    'whoever is asked for the rows of the other one shows none, and changes none',
    { timeout: 120_000 },
    async () => {
      const owned = tableNames.filter((name) => whoseRows[name] !== 'shared' && whoseRows[name] !== 'passing')
      const states = async () => Promise.all(owned.map(async (name) => [name, await stateOf(name)] as const))
      const before = await states()
      const shown: string[] = []
      for (const [index, call] of table.entries()) {
        if (call.id === calls.session.logout.id) continue
        for (const [name, client] of asking) {
          for (const turn of [0, 1]) {
            const input = inputOf(call, index * 2 + turn)
            const answer = await client
              .send(
                call as never,
                input as never,
                { idempotencyKey: `apart-key-of-${name}-${index}-${turn}` } as never,
              )
              .then(
                (value: unknown) => JSON.stringify(value) ?? '',
                () => undefined,
              )
            heard[answer === undefined ? 'refused' : 'answered'] += 1
            const asked = new Set(Object.values(input))
            shown.push(
              ...names
                .filter((other) => !asked.has(other) && answer?.includes(`"${other}"`))
                .map((other) => `${call.id}: ${other}`),
            )
          }
        }
      }
      expect(shown).toEqual([])
      expect(await states()).toEqual(before)
    },
  )

  it('where more than a third of all that was asked was answered', () => {
    expect(heard.answered / (heard.answered + heard.refused)).toBeGreaterThan(1 / 3)
  })

  it('and no row leads across, and all money agrees', async () => {
    expect(await listRowsAcross(gateway.services.db)).toEqual([])
    await expectReconciled(gateway.services.db)
  })
})
