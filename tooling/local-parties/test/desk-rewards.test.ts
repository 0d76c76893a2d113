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
  const answer = await gateway.fetch('http://gateway.test/desk/rewards', { method: 'POST', body, headers })
  const next = answer.headers.get('Location')
  const page = next === null ? answer : await gateway.fetch(`http://gateway.test${next}`)
  return { status: answer.status, page: await page.text() }
}

const clubs = () =>
  gateway.services.db.selectFrom('club').selectAll().where('merchant_id', '=', 1).orderBy('sort').execute()

async function sumOf(): Promise<number> {
  const missions = await gateway.client().send(calls.promotions.missions)
  return missions.reduce((sum, { reward }) => sum + reward, 0)
}

const silver = {
  act: 'level',
  place: '1',
  nameVI: 'Bạc',
  nameEN: 'Silver',
  color: '#a8adb5',
  total: '60.000.000',
  month: '5,000,000',
  upgradeBonus: '90000',
  salary: '27000',
  'rebate.RNG': '0,45',
  'rebate.LIVE': '0.4',
}

describe('rewards at the desk', () => {
  it('changes a VIP level with amounts and rates as people write them (promotions 19)', async () => {
    const { status, page } = await send(silver)
    expect([status, page.includes('Saved')]).toEqual([303, true])
    expect((await clubs())[1]).toMatchObject({
      total_turnover: 60_000_000,
      month_turnover: 5_000_000,
      upgrade_bonus: 90_000,
      rebates: { RNG: 450, LIVE: 400 },
    })
  })

  it.each([
    ['asks for less than the level below', { total: '0' }],
    ['gives more than a tenth back', { 'rebate.RNG': '10.5' }],
    ['has an amount that is none', { salary: 'much' }],
    ['has no name', { nameEN: '' }],
  ])('refuses a level that %s, and changes nothing', async (_, change) => {
    const before = await clubs()
    expect((await send({ ...silver, ...change })).status).toBe(400)
    expect(await clubs()).toEqual(before)
  })

  it('ends a mission and lets it run again (promotions 27)', async () => {
    const mission = { act: 'mission', kind: 'first_bet', reward: '20.000' }
    await send(mission)
    expect(await sumOf()).toBe(111_000)
    await send({ ...mission, isOpen: 'on' })
    expect(await sumOf()).toBe(131_000)
  })

  it('says what a friend brings (promotions 25)', async () => {
    const terms = { act: 'referral', leastDeposits: '1.000.000', days: '14', reward: '80000', most: '5' }
    await send({ ...terms, isOpen: 'on' })
    const page = await (await gateway.fetch('http://gateway.test/desk/rewards?language=EN')).text()
    expect(page).toContain('value="1000000"')
    expect((await send({ ...terms, days: '0', isOpen: 'on' })).status).toBe(400)
  })

  it('is not pressed by another site', async () => {
    expect((await send(silver, { 'sec-fetch-site': 'cross-site' })).status).toBe(404)
  })
})
