import { expect, test, type Page } from '@playwright/test'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { everyNumber } from '../../src/lottery/every-number.ts'
import { soonestLottery } from '../../src/lottery/soonest-lottery.ts'
import { clockVariable, openOwnPlatform, type OwnPlatform } from '../../src/platform/own-platform.ts'
import { wordsOf } from '../../src/words.ts'

const windowMs = 300_000
/** How far into a window the platform opens: its first jobs run. */
const intoWindowMs = 5_000
const shots = process.env['SAOLA_SHOTS']

let own: OwnPlatform
/** How far the platform's clock is ahead of the machine's. */
let offset = 0
test.beforeAll(async () => {
  test.setTimeout(120_000)
  // The next window: its draws are all to come, also in data that were made by the machine's clock.
  offset = offsetTo(endOfWindow(Date.now()) + intoWindowMs)
  own = await openOwnPlatform('agent five minutes', { [clockVariable]: String(offset) })
})
test.afterAll(() => own.close())

function endOfWindow(at: number): number {
  return at - (at % windowMs) + windowMs
}

function offsetTo(at: number): number {
  return at - Date.now()
}

async function jumpTo(at: number): Promise<void> {
  offset = offsetTo(at)
  await own.moveClock(offset)
}

test(
  'a round is settled, five minutes end, and its bill stands in the portal (contracts 14)',
  { tag: '@round' },
  async ({ page }) => {
    test.setTimeout(240_000)
    const words = await wordsOf('vi')
    const { api } = await callAs(own.member, 'member02')
    const game = await soonestLottery(api, 5_000)
    expect(
      Math.abs(game.now - Date.now() - offset),
      'the platform goes by the clock it was given',
    ).toBeLessThan(5_000)
    const odds = game.offers.find(({ type }) => type === 'de-dac-biet')?.odds ?? 0
    // Every number once: 2,000,000 staked, 99.5 times 20,000 back, so the round loses 10,000 whatever is drawn.
    const order = await api.send(
      calls.lottery.place,
      {
        gameCode: game.gameCode,
        lines: [{ type: 'de-dac-biet', numbers: everyNumber, base: 20_000, odds }],
        draws: game.draws.slice(0, 1).map(({ drawId }) => ({ drawId, multiplier: 1 })),
        stopOnWin: false,
      },
      { idempotencyKey: 'journey-five-minutes' },
    )
    const [draw] = game.draws
    if (draw === undefined) throw new Error('a lottery that takes bets has a draw')
    const end = endOfWindow(game.now)
    expect(draw.drawsAt, 'the round ends in the window in which the platform opened').toBeLessThan(end)
    await jumpTo(draw.drawsAt)
    await expect
      .poll(async () => (await api.send(calls.lottery.order, { orderId: order.orderId })).payout, {
        timeout: 60_000,
      })
      .toBe(1_990_000)
    await jumpTo(end)

    // agent02 has 0.3 % of what its members lose in a round from agent01, as far as it counts: an eighth of 10,000.
    const downline = await callAs(origin(own.platform.addresses.agentPort), 'agent02')
    const newest = async () =>
      (
        await downline.api.send(calls.contracts.bills, {
          side: 'downline',
          kind: 'realtime',
          pageNo: 1,
          pageSize: 1,
        })
      ).list[0]
    await expect.poll(async () => (await newest())?.amount, { timeout: 60_000 }).toBe(3)
    await expect.poll(async () => (await newest())?.state, { timeout: 60_000 }).toBe('issued')

    const agent = origin(own.platform.addresses.agentPort)
    const id = (await newest())?.id
    await enterAs(page, agent, 'agent02', `/contracts/bills?side=downline&kind=realtime&bill=${id}`)
    const bill = page.getByRole('dialog')
    await expect(bill.getByText(words.money(3), { exact: true }).first()).toBeVisible()
    await expect(bill.getByText(words.say('contracts:field.single_bet'), { exact: false })).toBeVisible()
    for (const width of [390, 1280]) await look(page, width)
  },
)

async function look(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await expectAccessible(page, `a bill of five minutes at ${width} px`)
  if (shots) await page.screenshot({ path: `${shots}/five-minutes-${width}.png` })
}
