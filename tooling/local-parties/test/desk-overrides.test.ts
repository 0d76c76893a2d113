import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from './start-with-parties.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

async function send(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams({ language: 'EN', ...fields })
  const answer = await gateway.fetch(`http://gateway.test${path}`, { method: 'POST', body })
  const next = answer.headers.get('Location')
  const page = next === null ? answer : await gateway.fetch(`http://gateway.test${next}`)
  return { status: answer.status, next: next ?? '', page: await page.text() }
}
const rows = () => gateway.services.db.selectFrom('economy_override').selectAll().orderBy('id').execute()
const bronze = async () => {
  const { rebates } = await gateway.services.db
    .selectFrom('club')
    .select('rebates')
    .where('merchant_id', '=', 1)
    .where('sort', '=', 0)
    .executeTakeFirstOrThrow()
  return rebates
}

const generous = {
  act: 'level',
  merchant: 'saola',
  place: '0',
  nameVI: 'Đồng',
  nameEN: 'Bronze',
  color: '#b0703c',
  total: '0',
  month: '0',
  upgradeBonus: '0',
  salary: '0',
  'rebate.RNG': '9',
}
const reason = 'A week of slots, paid by their studio'

/** The level is refused, and somebody asks a second person; the number of the request. */
async function ask(by: string): Promise<string> {
  const { page } = await send('/desk/rewards', generous)
  const wanted = /name="wanted" value="([^"]+)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? ''
  const { next } = await send('/desk/rewards', { act: 'override', wanted, reason, by })
  return new URL(next, 'http://gateway.test').searchParams.get('about') ?? ''
}

describe('a level that gives back a whole stake, at the desk (promotions 30)', () => {
  it('is refused with game, level and percentage, and with the form to ask for it', async () => {
    const before = await bronze()
    const { status, page } = await send('/desk/rewards', generous)
    expect(status).toBe(400)
    expect(page).toMatch(/[^<>]+ on level \d would give back 10\d(\.\d+)?% of each stake/)
    expect(page).toContain('Ask a second person')
    expect(await bronze()).toEqual(before)
  })

  it('waits for a second person, who is not the first, and is done and written down then', async () => {
    const id = await ask('Lan')
    const desk = await (await gateway.fetch('http://gateway.test/desk?language=EN')).text()
    expect(desk).toContain(`Lan asks to let it pass: ${reason}`)
    expect(desk).toMatch(/, Slots: 9%/)
    const alone = await send('/desk/override', { id, step: 'pass', by: ' lan ' })
    expect([alone.status, alone.page.includes('Two people decide this')]).toEqual([400, true])
    expect(await rows()).toEqual([])
    const passed = await send('/desk/override', { id, step: 'pass', by: 'Minh' })
    expect([passed.status, passed.page.includes(`Request #${id} is let pass`)]).toEqual([303, true])
    expect(await bronze()).toEqual({ RNG: 9_000 })
    expect(await rows()).toMatchObject([{ act: 'vip', reason, made_by: 'Lan', approved_by: 'Minh' }])
    const again = await send('/desk/override', { id, step: 'pass', by: 'Hoa' })
    expect([again.status, again.page.includes('Somebody has decided this already')]).toEqual([400, true])
  })

  it('changes nothing when it is refused', async () => {
    await gateway.services.db.updateTable('club').set({ rebates: '{}' }).where('sort', '=', 0).execute()
    const id = await ask('Lan')
    const { page } = await send('/desk/override', { id, step: 'refuse', by: 'Lan' })
    expect(page).toContain(`Request #${id} is refused`)
    expect(await bronze()).toEqual({})
    expect(await rows()).toHaveLength(1)
  })

  it('asks for a reason and a name', async () => {
    const wanted = JSON.stringify({ step: 'level', merchant: 'saola' })
    expect(
      (await send('/desk/rewards', { act: 'override', wanted, reason: 'short', by: 'Lan' })).status,
    ).toBe(400)
    expect((await send('/desk/rewards', { act: 'override', wanted: 'none', reason, by: 'Lan' })).status).toBe(
      400,
    )
    expect((await send('/desk/override', { id: '1', step: 'pass', by: '' })).status).toBe(400)
  })
})
