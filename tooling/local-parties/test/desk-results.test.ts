import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { operateDraw } from '@saola/gateway'
import { corrected, northern } from '@saola/gateway/testing/lottery/stage.ts'
import { startGateway, type TestGateway } from './start-with-parties.ts'

const official = 'LOTT_NORTHERN_LOTTERY'

let gateway: TestGateway
let drawId: number

beforeAll(async () => {
  gateway = await startGateway()
  const { db, now } = gateway.services
  const { id } = await db
    .insertInto('lottery_draw')
    .values({
      game_code: official,
      numero: '20990101',
      kind: 'north',
      state: 'locked',
      opens_at: now() - 3_000,
      locks_at: now() - 2_000,
      draws_at: now() - 1_000,
      source: 'official',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  drawId = id
})
afterAll(() => gateway.close())

async function desk(language = 'en'): Promise<string> {
  return (await gateway.fetch(`http://gateway.test/desk?language=${language}`)).text()
}

async function confirm(by: string): Promise<{ status: number; page: string }> {
  const body = new URLSearchParams({ language: 'EN', drawId: String(drawId), by }).toString()
  const answer = await gateway.fetch('http://gateway.test/desk/result', { method: 'POST', body })
  const next = answer.headers.get('Location')
  const page = next === null ? answer : await gateway.fetch(`http://gateway.test${next}`)
  return { status: answer.status, page: await page.text() }
}

async function report(source: string, prizes: string[][]): Promise<void> {
  const { db, now } = gateway.services
  const row = { draw_id: drawId, source, prizes: JSON.stringify(prizes), read_at: now() }
  await db
    .insertInto('lottery_report')
    .values(row)
    .onConflict((conflict) => conflict.columns(['draw_id', 'source']).doUpdateSet({ prizes: row.prizes }))
    .execute()
}

const read = () => gateway.client().send(calls.lottery.draw, { drawId: String(drawId) })

describe('results of the state at the desk (lottery 44, 54)', () => {
  it('shows a draw whose result nobody has entered yet, with nothing to confirm', async () => {
    const page = await desk()
    expect(page).toContain('20990101')
    expect(page).toContain('No result yet')
    expect(page).not.toContain('action="/desk/result"')
    expect((await confirm('An')).status).toBe(400)
  })

  it('shows what sources said that do not agree, in either language', async () => {
    await report('one', northern)
    await report('two', corrected)
    const { db, now } = gateway.services
    await db
      .insertInto('lottery_notice')
      .values({ draw_id: drawId, kind: 'differing', about: 'one: 60213\ntwo: 60214', created_at: now() })
      .execute()
    expect(await desk()).toContain('The sources do not say the same')
    expect(await desk('vi')).toContain('Các nguồn báo không giống nhau')
    expect(await desk()).not.toContain('action="/desk/result"')
  })

  it('proposes what all sources say, which two different people confirm', async () => {
    await report('two', northern)
    expect(await desk()).toContain('All sources agree (one, two)')
    expect((await confirm(' ')).page).toContain('Enter your name')
    expect((await confirm('An')).page).toContain('a second person has to confirm it now')
    expect(await desk()).toContain('Entered by An')
    const again = await confirm('An')
    expect([again.status, again.page.includes('another person has to confirm it')]).toEqual([400, true])
    expect((await read()).prizes).toEqual([])
    expect((await confirm('Bình')).page).toContain('the result is published')
    expect((await read()).prizes).toEqual(northern)
    expect(await desk()).not.toContain('20990101')
  })

  it('shows a correction that one person entered, with its reason, until another confirms it', async () => {
    await operateDraw(gateway.services, {
      step: 'enter',
      drawId,
      by: 'Chi',
      prizes: corrected,
      reason: 'slip of the hand',
    })
    expect(await desk()).toContain('Entered by Chi (slip of the hand)')
    await confirm('An')
    expect((await read()).prizes).toEqual(corrected)
  })
})
