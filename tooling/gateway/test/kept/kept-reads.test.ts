import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { operate } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { openSecondProcess, type SecondProcess } from './second-process.ts'

let gateway: TestGateway
let other: SecondProcess
let waitMs = 0
let taken = 0

beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  other = await openSecondProcess(gateway, async () => ((taken += 1), waitMs))
})
afterAll(async () => {
  await other.close()
  await gateway.close()
})
beforeEach(() => {
  other.services.kept.answers.drop()
  waitMs = 0
  taken = 0
})

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${other.port.port}${path}`, { headers: { Merchant: 'saola', ...headers } })

const maintenanceOf = async (): Promise<unknown> => {
  const { value } = (await (await ask(calls.system.status.path)).json()) as {
    value: { maintenance: unknown }
  }
  return value.maintenance
}

describe('a change is seen by a process that did not make it, within a second (wire 34)', () => {
  it('of a merchant, by an act of its operator', async () => {
    expect(await maintenanceOf()).toBe(false)
    const now = gateway.clock.now()
    await operate(gateway, { maintenance: { startsAt: now - 1, endsAt: now + 60_000 } })
    await expect.poll(maintenanceOf, { timeout: 1_000 }).toMatchObject({ endsAt: now + 60_000 })
    // What was kept is closed with it.
    expect((await ask(calls.games.hotGames.path)).status).toBe(503)
    await operate(gateway, { maintenance: null })
    await expect.poll(maintenanceOf, { timeout: 1_000 }).toBe(false)
  })

  it.each([
    ['announcement', calls.system.announcements.path + '?types=B'],
    ['help_article', calls.support.helpCenter.path],
    ['vendor', calls.games.gameVendor.path],
    ['game', calls.games.hotGames.path],
    ['lottery_game', calls.lottery.gameMenus.path],
    ['lottery_draw', calls.lottery.vnGameMenu.path],
  ])('of %s', async (table, path) => {
    const db = gateway.services.db
    const first = await (await ask(path)).text()
    expect(first).not.toBe('')
    expect(await (await ask(path)).text()).toBe(first)
    await sql`delete from ${sql.table(table)} where false`.execute(db)
    // The statement is told of, whatever it changed.
    await expect
      .poll(() => other.services.kept.answers.find(questionAt(path)), { timeout: 1_000 })
      .toBeUndefined()
  })
})

function questionAt(address: string): string {
  const [path = '', query = ''] = address.split('?')
  return [path, query, 'saola', 'VI', 'VN'].join('\n')
}

describe('a kept answer is the answer that was given', () => {
  it.each(['identity', 'gzip', 'br'])('with the same head and body, as %s', async (encoding) => {
    const path = calls.games.gameVendor.path
    const answers = [
      await ask(path, { 'Accept-Encoding': encoding }),
      await ask(path, { 'Accept-Encoding': encoding }),
    ]
    expect(other.services.kept.answers.find(questionAt(path))).toBeDefined()
    const told = await Promise.all(
      answers.map(async (answer) => {
        const { date: _date, ...head } = Object.fromEntries(answer.headers)
        return { status: answer.status, head, text: await answer.text() }
      }),
    )
    expect(told[1]).toEqual(told[0])
    expect(told[0]?.head).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })

  it('is counted as every read is, and refused to who asks too often', async () => {
    await ask(calls.system.status.path)
    await ask(calls.system.status.path)
    expect(taken).toBe(2)
    waitMs = 5_000
    const refused = await ask(calls.system.status.path)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  })

  it('is not given to who carries a token, nor to another language or region', async () => {
    const path = calls.system.status.path
    const inRegion = async (region: string): Promise<unknown> =>
      ((await (await ask(path, { 'X-Region': region })).json()) as { value: { location: string } }).value
        .location
    expect([await inRegion('VN'), await inRegion('SG'), await inRegion('VN')]).toEqual(['VN', 'SG', 'VN'])
    const help = calls.support.helpCenter.path
    const texts = [await (await ask(help)).text(), await (await ask(help, { Language: 'EN' })).text()]
    expect(texts[0]).not.toBe(texts[1])
    other.services.kept.answers.drop()
    const banners = calls.system.announcements.path + '?types=B'
    await ask(banners, { Authorization: 'nobody' })
    expect(other.services.kept.answers.find(questionAt(banners))).toBeUndefined()
  })

  it('is not changed for others by a query that begins as theirs does', async () => {
    const path = `${calls.system.announcements.path}?types=B`
    const asked = await (await ask(path)).text()
    other.services.kept.answers.drop()
    await ask(`${path}?types=PL`)
    expect(await (await ask(path)).text()).toBe(asked)
  })

  it('is not kept where the merchant is nobody', async () => {
    const path = calls.system.status.path
    const asked = [await ask(path, { Merchant: 'nobody' }), await ask(path, { Merchant: 'nobody' })]
    expect(asked.map(({ ok }) => ok)).toEqual([false, false])
  })
})
