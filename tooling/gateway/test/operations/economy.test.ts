import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkEconomy } from '@saola/rules'
import { findMerchant } from '../../src/http/merchant.ts'
import { acts } from '../../src/operations/acts.ts'
import { readEconomy } from '../../src/operations/economy/read-economy.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

const merchant = 'saola'
const generous = {
  step: 'level',
  merchant,
  place: 0,
  name: { VI: 'Đồng', EN: 'Bronze' },
  color: '#b0703c',
  total: 0,
  month: 0,
  upgradeBonus: 0,
  salary: 0,
  rebates: { RNG: 9_000 },
}
const override = { reason: 'A week of slots, paid by their studio', by: 'Lan', approvedBy: 'Minh' }
/** An act of the operator, as it is done. */
const operate = (name: string, wanted: object): Promise<unknown> =>
  acts.find((act) => act.name === name)?.run(gateway.services, wanted) ?? Promise.reject(new Error(name))
/** Why an act was refused. */
const faultOf = (act: Promise<unknown>): Promise<unknown> =>
  act.then(
    () => undefined,
    (fault: unknown) => fault,
  )
const check = async () => {
  const found = await findMerchant(gateway.services, merchant)
  return checkEconomy(await readEconomy(gateway.services.db, found))
}

describe('the economy of the demo (promotions 30)', () => {
  it('gives nobody the whole stake, by chance or for sure', async () => {
    const { expected, sure } = await check()
    expect(expected.game).not.toBe('')
    expect(expected.returned).toBeLessThan(10_000)
    expect(sure.returned).toBeLessThan(10_000)
    expect(sure.returned).toBeGreaterThan(9_900)
  })
})

describe('a change that would give the whole stake back', () => {
  const refused = {
    code: 'promotions.refused',
    field: 'override',
    messageKey: 'promotions.warning.economy',
  }

  it.each([
    ['a rebate', () => operate('vip', generous)],
    [
      'points for a deposit that asks for no play',
      () => operate('merchant', { merchant, deposit: { playTimes: 0 } }),
    ],
    [
      'points worth ten times as much',
      () => operate('merchant', { merchant, points: { convert: { points: 100, amount: 50_000 } } }),
    ],
    ['thin games that count whole', () => operate('merchant', { merchant, validBets: { wholeFromEdge: 0 } })],
  ])('is refused and changes nothing: %s', async (_what, act) => {
    const before = await check()
    const found = await faultOf(act())
    expect(found).toMatchObject(refused)
    expect(await check()).toEqual(before)
  })

  it('is let pass by two people with a reason, and written down', async () => {
    const found = await faultOf(
      operate('vip', { ...generous, override: { ...override, approvedBy: 'lan ' } }),
    )
    expect(found).toMatchObject({ field: 'override.approvedBy', messageKey: 'promotions.warning.one_person' })
    await operate('vip', { ...generous, override })
    const rows = await gateway.services.db.selectFrom('economy_override').selectAll().execute()
    expect(rows).toMatchObject([
      { act: 'vip', level: 2, reason: override.reason, made_by: 'Lan', approved_by: 'Minh' },
    ])
    expect(Number(rows[0]?.returned)).toBeGreaterThan(10_000)
  })

  it('what is no gift passes without a word', async () => {
    const rebates = { RNG: 300 }
    await operate('vip', { ...generous, rebates })
    await operate('merchant', { merchant, deposit: { playTimes: 2 } })
  })
})
