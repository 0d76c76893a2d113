import { calls } from '@saola/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from './start-with-parties.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ language: 'EN', merchant: 'saola', ...fields })
  const answer = await gateway.fetch('http://gateway.test/desk/shop', { method: 'POST', body, headers })
  const next = answer.headers.get('Location')
  const page = next === null ? answer : await gateway.fetch(`http://gateway.test${next}`)
  return { status: answer.status, page: await page.text() }
}

const mall = () => gateway.client().send(calls.points.rewards)
const raffles = async () =>
  (await gateway.services.db.selectFrom('raffle').select('title_vi').execute()).map((row) => row.title_vi)

const lamp = {
  act: 'goods',
  code: 'desk-lamp',
  nameVI: 'Đèn bàn',
  nameEN: 'Desk lamp',
  aboutVI: 'Đèn đọc sách',
  aboutEN: 'A lamp to read by',
  art: 'parcel',
  points: '1.200',
  delivery: 'address',
  stock: '5',
  perMember: '',
  isOpen: 'on',
}

const wheel = {
  act: 'raffle',
  kind: 'prize_wheel',
  titleVI: 'Vòng quay tháng này',
  titleEN: 'Wheel of the month',
  prizes: '100.000: 5\n20.000: 24,5\n0: 70,5 %',
  from: '2026-01-01',
  to: '2036-12-31',
  ticketDays: '7',
  least: '500.000',
  most: '2',
}

describe('the shop at the desk', () => {
  it('puts goods into the mall, changes them and takes them back (points 2)', async () => {
    const { status, page } = await send(lamp)
    expect([status, page.includes('Saved'), page.includes('Desk lamp')]).toEqual([303, true, true])
    expect(JSON.stringify(await mall())).toContain('Đèn bàn')
    await send({ ...lamp, nameVI: 'Đèn ngủ' })
    expect(JSON.stringify(await mall())).toContain('Đèn ngủ')
    const { isOpen: _, ...closed } = lamp
    await send(closed)
    expect(JSON.stringify(await mall())).not.toContain('Đèn')
  })

  it.each([
    ['cost nothing', { points: '0' }],
    ['have no name', { nameEN: '' }],
    ['have a code that is none', { code: 'Đèn bàn' }],
    ['have a stock that is no number', { stock: 'many' }],
  ])('refuses goods that %s', async (_, change) => {
    const before = await mall()
    expect((await send({ ...lamp, ...change })).status).toBe(400)
    expect(await mall()).toEqual(before)
  })

  it('publishes a raffle with its odds (promotions 15)', async () => {
    expect((await send(wheel)).status).toBe(303)
    expect(await raffles()).toContain('Vòng quay tháng này')
  })

  it.each([
    ['make less than 100 percent', { prizes: '100.000: 5\n0: 94' }],
    ['are not written as a line each', { prizes: '100.000' }],
    ['end before they start', { from: '2036-12-31', to: '2026-01-01' }],
    ['have no day', { to: '' }],
  ])('refuses raffles whose prizes or days %s', async (_, change) => {
    const before = await raffles()
    expect((await send({ ...wheel, ...change })).status).toBe(400)
    expect(await raffles()).toEqual(before)
  })

  it('says when customer service is there, and where else (support 12)', async () => {
    const { page } = await send({
      act: 'service',
      from: '08:30',
      until: '22:00',
      zalo: 'https://zalo.me/1',
      telegram: '',
    })
    for (const value of ['value="08:30"', 'value="22:00"', 'https://zalo.me/1']) expect(page).toContain(value)
    expect((await send({ act: 'service', from: '08:30', until: '', zalo: '', telegram: '' })).status).toBe(
      400,
    )
    await send({ act: 'service', from: '', until: '', zalo: '', telegram: '' })
    const { settings } = await gateway.services.db
      .selectFrom('merchant')
      .select('settings')
      .where('code', '=', 'saola')
      .executeTakeFirstOrThrow()
    expect(settings.service?.hours).toBeNull()
  })

  it('is not pressed by another site', async () => {
    expect((await send(lamp, { 'sec-fetch-site': 'cross-site' })).status).toBe(404)
  })
})
