import { expect, test, type Browser, type FrameLocator, type Page } from '@playwright/test'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'

const member = origin(sharedAddresses.memberPort)
/** Nobody else plays with these. */
const players = ['tramanh', 'vanthien'] as const
const roundMs = 60_000
const rounds = 2
/** A caller takes longer. */
const callMs = 120_000

/** A member at a table, in a browser of their own. */
type Seat = { page: Page; table: FrameLocator; balance: () => Promise<number> }

async function sitDown(browser: Browser, name: string, nodeId: string): Promise<Seat> {
  const { viewport } = test.info().project.use
  const context = await browser.newContext({ viewport: viewport ?? null })
  const page = await context.newPage()
  await enterAs(page, member, name, `/play/${nodeId}`)
  const { api } = await callAs(member, name)
  return {
    page,
    table: page.frameLocator('main iframe'),
    balance: async () => (await api.send(calls.wallet.balance)).sumBalance,
  }
}

/** The number of the round that takes bets now, once it does. */
async function openRound({ table }: Seat): Promise<number> {
  await expect(table.locator('#table')).toHaveAttribute('data-phase', 'open', { timeout: roundMs })
  return Number((await table.locator('#round-number').innerText()).replaceAll(/\D/g, ''))
}

/** What a player sees of the road: the words on every round of the plate. */
const roadOf = ({ table }: Seat) => table.locator('.plate-road .unseen').allInnerTexts()

test(
  'two members at one baccarat table see the same roads, and each their own money (games 44)',
  { tag: '@round' },
  async ({ browser }) => {
    test.setTimeout(300_000)
    const [first, second] = players
    const { api } = await callAs(member, first)
    const { games } = await api.send(calls.games.gameList, {
      gameType: 'LIVE',
      gameName: 'Low-Stake Baccarat',
      pageNo: 1,
      pageSize: 10,
    })
    const nodeId = games.find(({ gameCode }) => gameCode === 'LIVE_LOW_STAKE_BACCARAT')?.nodeId ?? ''
    const [one, other] = [await sitDown(browser, first, nodeId), await sitDown(browser, second, nodeId)]

    await expect(one.table.locator('#players')).toContainText('2', { timeout: roundMs })
    const before = { one: await one.balance(), other: await other.balance() }
    for (let round = 0; round < rounds; round += 1) {
      await test.step(`round ${round + 1}`, async () => {
        const number = await openRound(one)
        expect(await openRound(other)).toBe(number)
        await one.table.locator('[data-cell=banker]').click()
        await other.table.locator('[data-cell=player]').click()
        await other.table.locator('[data-cell=tie]').click()
        await other.table.locator('#undo:enabled').click()
        await expect(one.table.locator('[data-cell=banker] .own')).toHaveText(/5K/)
        await expect(other.table.locator('[data-cell=tie] .own')).toHaveText('')
        if (round === 0) await expectAccessible(one.page, 'a baccarat table that takes bets')
        for (const seat of [one, other]) {
          const seen = async (): Promise<string> => (await roadOf(seat)).at(-1) ?? ''
          await expect.poll(seen, { timeout: roundMs }).toContain(`Ván ${number}:`)
          await expect(seat.table.locator('#table')).toHaveAttribute('data-mood', /won|lost|returned/, {
            timeout: roundMs,
          })
          // The next round stands there already, and takes no bets yet.
          await expect(seat.table.locator('#staked')).toHaveText(/Đã đặt 5\.000/)
        }
        expect(await roadOf(other)).toEqual(await roadOf(one))
      })
    }
    // A side and the other one: a tie returns both, and else one of them pays.
    const change = { one: (await one.balance()) - before.one, other: (await other.balance()) - before.other }
    for (const amount of Object.values(change)) expect(Math.abs(amount)).toBeLessThanOrEqual(rounds * 5000)
    await test.step('the bet of the last round is among those that joined its seed (games 83)', async () => {
      await one.table.locator('#fair-open').click()
      const own = await one.table.locator('#own-prints li').innerText()
      expect(own).toMatch(/^[0-9a-f]{64}$/)
      const verified = one.page.context().waitForEvent('page', { timeout: 10_000 })
      await one.table.locator('#fair-rounds a').first().click()
      const page = await verified
      await expect(page.locator('#joined')).toHaveAttribute('data-matches', 'true')
      await expect(page.locator('#outcome')).toHaveAttribute('data-matches', 'true')
      await page.locator('#joined summary').click()
      await expect(page.locator('#joined li').filter({ hasText: own })).toBeVisible()
      await expectAccessible(page, 'a round that many shared, verified')
      await page.close()
    })
    await one.page.context().close()
    await expect(other.table.locator('#players')).toContainText('1', { timeout: roundMs })
    await other.page.context().close()
  },
)

/** A visitor at a table of play money, which is what its page shows of it. */
async function tryTable(
  page: Page,
  { gameCode, ...asked }: { gameType: 'COCKFIGHT' | 'BINGO'; gameName: string; gameCode: string },
): Promise<FrameLocator> {
  const { api } = await callAs(member, players[0])
  const { games } = await api.send(calls.games.gameList, { ...asked, pageNo: 1, pageSize: 10 })
  const nodeId = games.find((game) => game.gameCode === gameCode)?.nodeId ?? ''
  await page.goto(`${member}/play/${nodeId}?mode=demo`)
  const table = page.frameLocator('main iframe')
  await expect(table.locator('#table')).toHaveAttribute('data-phase', 'open', { timeout: roundMs })
  return table
}

test(
  'a cockfight pays meron and wala by the prices on its board (games 57)',
  { tag: '@round' },
  async ({ page }) => {
    test.setTimeout(180_000)
    const table = await tryTable(page, {
      gameType: 'COCKFIGHT',
      gameName: 'Riverside Ring',
      gameCode: 'COCKFIGHT_RIVERSIDE_RING',
    })
    const prices = await table.locator(':is([data-cell=meron], [data-cell=wala]) .pays').allInnerTexts()
    for (const price of prices) expect(price).toMatch(/^[12](?:,\d{1,2})?x$/)
    const fought = table.locator('.plate-road .unseen')
    const before = await fought.count()
    await table.locator('[data-cell=meron]').click()
    await expect(table.locator('[data-cell=meron] .own')).not.toHaveText('')
    await expectAccessible(page, 'a cockfight that takes bets')
    await expect(table.locator('#table')).toHaveAttribute('data-mood', /won|lost|returned/, {
      timeout: roundMs,
    })
    await expect(fought).toHaveCount(before + 1)
  },
)

test(
  'a player of lô tô buys two tickets, gives one back, and hears 55 numbers (games 58)',
  { tag: '@round' },
  async ({ page }) => {
    test.setTimeout(300_000)
    const table = await tryTable(page, {
      gameType: 'BINGO',
      gameName: 'Seaside Loto',
      gameCode: 'BINGO_SEASIDE_LOTO',
    })
    await table.locator('[data-cell=ticket-1]').click()
    await expect(table.locator('[data-cell=ticket-1] .own')).not.toHaveText('')
    await table.locator('[data-cell=ticket-2]').click()
    await expect(table.locator('[data-cell=ticket-2] .own')).not.toHaveText('')
    await table.locator('#undo:enabled').click()
    await expect(table.locator('[data-cell=ticket-2] .own')).toHaveText('')
    await expectAccessible(page, 'tickets on sale')
    await expect(table.locator('#table')).toHaveAttribute('data-mood', /won|lost|returned/, {
      timeout: callMs,
    })
    await expect(table.locator('.call-count')).toContainText('55')
    await expect(table.locator('[data-cell=ticket-1] .ticket')).toHaveAttribute('data-mine', 'true')
    await expect(table.locator('[data-cell=ticket-2] .ticket')).toHaveAttribute('data-mine', 'false')
  },
)
