import { calls } from '@saola/protocol'
import { addPerson } from '@saola/gateway/testing/wallet/people.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from './start-with-parties.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ language: 'EN', merchant: 'saola', ...fields })
  const answer = await gateway.fetch('http://gateway.test/desk/offers', { method: 'POST', body, headers })
  const next = answer.headers.get('Location')
  const page = next === null ? answer : await gateway.fetch(`http://gateway.test${next}`)
  return { status: answer.status, page: await page.text() }
}

const offers = async () => (await gateway.client().send(calls.promotions.list, {})).list

const offer = {
  act: 'create',
  titleVI: 'Nạp đầu tuần',
  titleEN: 'Monday deposit',
  contentVI: 'Thưởng 50% khoản nạp',
  contentEN: 'Half of a deposit on top',
  'type.deposit': 'on',
  'type.slots': 'on',
  'tag.daily': 'on',
  'family.RNG': 'on',
  from: '2026-01-01',
  to: '2036-12-31',
  claimUntil: '',
  amount: '500.000',
  percent: '50',
  leastDeposit: '200.000,00 VNĐ',
  multiple: '7,5',
}

describe('promotions at the desk (promotions 7)', () => {
  it('are published with amounts and multiples as people write them, and ended', async () => {
    const { status, page } = await send(offer)
    expect([status, page.includes('Saved'), page.includes('Monday deposit')]).toEqual([303, true, true])
    const row = await gateway.services.db
      .selectFrom('promotion')
      .selectAll()
      .where('title_en', '=', 'Monday deposit')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      types: ['slots', 'deposit'],
      tags: ['daily'],
      families: ['RNG'],
      multiple: 750,
      bonus_kind: 'deposit',
      bonus_amount: 500_000,
      bonus_percent: 50,
      least_deposit: 200_000,
      claim_until: null,
    })
    expect((await offers()).map(({ title }) => title)).toContain('Nạp đầu tuần')
    const ended = await send({ act: 'end', promotionId: String(row.id) })
    expect(ended.status).toBe(303)
    expect(ended.page).not.toContain('Monday deposit')
    const person = await addPerson(gateway, 'lateforit')
    const late = { promotionId: String(row.id) }
    const joined = gateway
      .client(person.token)
      .send(calls.promotions.join, late, { idempotencyKey: 'late-for-the-offer' })
    await expect(joined).rejects.toMatchObject({ status: 400 })
  })

  it.each([
    ['of no type', { 'type.deposit': '', 'type.slots': '' }],
    ['without a title', { titleEN: '' }],
    ['that ends before it starts', { from: '2036-12-31', to: '2026-01-01' }],
    ['that gives nothing', { amount: '0' }],
    ['of broken đồng', { amount: '1.500,5' }],
    ['of a percentage that is not whole', { percent: '12,5' }],
    ['of a deposit that may be nothing', { leastDeposit: '' }],
  ])('refuse one %s', async (_, change) => {
    const before = await offers()
    const fields = Object.entries({ ...offer, ...change }).filter(
      ([name, value]) => value !== '' || !name.startsWith('type.'),
    )
    expect((await send(Object.fromEntries(fields))).status).toBe(400)
    expect(await offers()).toHaveLength(before.length)
  })

  it('are published against a warning only by who accepts it', async () => {
    const greedy = { ...offer, titleEN: 'Greedy', multiple: '20' }
    const refused = await send(greedy)
    expect([refused.status, refused.page.includes('role="alert"')]).toEqual([400, true])
    expect((await send({ ...greedy, acceptWarnings: 'on' })).status).toBe(303)
  })

  it('are not pressed by another site', async () => {
    expect((await send(offer, { 'sec-fetch-site': 'cross-site' })).status).toBe(404)
  })
})
