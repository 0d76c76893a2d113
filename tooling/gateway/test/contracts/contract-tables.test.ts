import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Terms } from '@saola/rules'
import { findLive } from '../../src/contracts/contract-store.ts'
import { listTermsInForce } from '../../src/contracts/terms-in-force-store.ts'
import {
  appendContractEvent,
  appendTerms,
  bringIntoForce,
  createContract,
  endForce,
  updateContract,
  type NewTerms,
} from '../../src/contracts/write-contract-store.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson } from '../wallet/people.ts'

let gateway: TestGateway
let pair: { merchantId: number; kind: 'daily'; uplineId: number; downlineId: number }
beforeAll(async () => {
  gateway = await startGateway()
  const upline = await addPerson(gateway, 'tablesupline', { type: 1 })
  const downline = await addPerson(gateway, 'tablesdownline', { upline })
  const merchant = await gateway.services.db
    .selectFrom('merchant')
    .select('id')
    .where('code', '=', 'saola')
    .executeTakeFirstOrThrow()
  pair = { merchantId: merchant.id, kind: 'daily', uplineId: upline.id, downlineId: downline.id }
})
afterAll(() => gateway.close())

function salary(rate: number, now: number): NewTerms {
  const terms: Terms = {
    kind: 'daily',
    tiers: [{ betVolume: 0, activeMembers: 0, rateType: 'P', rate }],
  }
  return { terms, by: 'upline', now }
}

/** A contract signed at 1 000, with other terms from 2 000, ended at 3 000. */
async function liveThrough(): Promise<number> {
  const { db } = gateway.services
  const id = await db.transaction().execute((trx) => createContract(trx, pair, salary(500, 900)))
  if (id === undefined) throw new Error('the two have a live contract')
  await bringIntoForce(db, { contractId: id, version: 1, now: 1_000 })
  await updateContract(db, id, { status: 'A', signed_version: 1, offered_version: null, signed_at: 1_000 })
  const version = await appendTerms(db, id, salary(400, 1_500))
  await bringIntoForce(db, { contractId: id, version, now: 2_000 })
  await updateContract(db, id, { signed_version: version })
  await endForce(db, id, 3_000)
  await updateContract(db, id, { status: 'C', signed_version: null, ended_at: 3_000 })
  return id
}

describe('terms in force', () => {
  let id: number
  beforeAll(async () => {
    id = await liveThrough()
  })

  it.each([
    ['before the signature', 0, 1_000, []],
    ['the moment of the signature', 1_000, 1_001, [1]],
    ['the last moment of the first terms', 1_999, 2_000, [1]],
    ['the first moment of the next ones', 2_000, 2_001, [2]],
    ['a window over both', 1_500, 2_500, [1, 2]],
    ['the last moment of all', 2_999, 3_000, [2]],
    ['after the end', 3_000, 9_000, []],
  ])('%s (%i to %i): versions %j', async (_words, from, to, versions) => {
    const found = await listTermsInForce(gateway.services.db, { kind: 'daily', from, to })
    expect(found.filter(({ contractId }) => contractId === id).map(({ version }) => version)).toEqual(
      versions,
    )
  })

  it('says which two accounts they bind, and at what rate', async () => {
    const found = await listTermsInForce(gateway.services.db, { kind: 'daily', from: 2_000, to: 2_001 })
    expect(found.find(({ contractId }) => contractId === id)).toMatchObject({
      uplineId: pair.uplineId,
      downlineId: pair.downlineId,
      terms: salary(400, 0).terms,
      cycle: null,
      from: 2_000,
      to: 3_000,
    })
  })
})

describe('the tables refuse', () => {
  it('a second live contract of a kind between the same two', async () => {
    const { db } = gateway.services
    const open = () => db.transaction().execute((trx) => createContract(trx, pair, salary(500, 5_000)))
    const first = await open()
    expect(first).toEqual(expect.any(Number))
    expect(await open()).toBeUndefined()
    expect((await findLive(db, pair))?.id).toBe(first)
  })

  it.each([
    ['an offer without terms', sql`update contract set offered_version = null where status = 'P'`],
    ['terms that do not exist', sql`update contract set offered_version = 99 where status = 'P'`],
    ['an end that keeps its terms', sql`update contract set ended_at = 1 where status = 'P'`],
    ['other terms under the same number', sql`update contract_terms set terms = '{}'`],
    ['the loss of a version', sql`delete from contract_terms`],
    ['the loss of a contract', sql`delete from contract`],
    ['another history', sql`update contract_event set at = 0`],
    ['a lost history', sql`delete from contract_event`],
  ])('%s', async (_words, statement) => {
    const { db } = gateway.services
    const live = await findLive(db, pair)
    await appendContractEvent(db, { contractId: live?.id ?? 0, action: 'N', by: 'upline', version: 1, at: 1 })
    await expect(statement.execute(db)).rejects.toThrow()
  })
})
