import { expect, test } from '@playwright/test'
import { calls, drawNewsPath } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { everyNumber } from '../../src/lottery/every-number.ts'
import { soonestLottery } from '../../src/lottery/soonest-lottery.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)

test('an order on several draws stops as it wins, and its draw is watched and verified', async ({ page }) => {
  test.setTimeout(180_000)
  const words = await wordsOf('vi')
  const player = 'thanhxuan'
  const { api } = await callAs(member, player)
  const game = await soonestLottery(api, 6_000)
  const odds = game.offers.find(({ type }) => type === 'de-dac-biet')?.odds ?? 0
  const draws = game.draws.slice(0, 3).map(({ drawId }) => ({ drawId, multiplier: 1 }))
  const order = await api.send(
    calls.lottery.place,
    {
      gameCode: game.gameCode,
      lines: [{ type: 'de-dac-biet', numbers: everyNumber, base: 1_000, odds }],
      draws,
      stopOnWin: true,
    },
    { idempotencyKey: 'journey-stops-on-a-win' },
  )
  expect(order.stake).toBe(300_000)
  await enterAs(page, member, player, `/vnlottery/draw/${draws[0]?.drawId}`)
  const unheard = await page.context().newPage()
  await unheard.route(`**${drawNewsPath}`, (route) => route.abort())
  await enterAs(unheard, member, player, '/vnlottery/orders')
  await expect(
    unheard.getByText(words.say('lottery:order.state.open'), { exact: true }).first(),
  ).toBeAttached()

  await test.step('the result comes by itself, and is computed again here', async () => {
    const check = page.getByRole('button', { name: words.say('lottery:verify.check') })
    await expect(check).toBeVisible({ timeout: 100_000 })
    await check.click()
    await expect(page.getByText(words.say('lottery:verify.good'))).toBeVisible()
    await expectAccessible(page, 'a draw')
  })

  await test.step('over plain http, where no browser computes it, that is said', async () => {
    await page.evaluate(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
    await page.getByRole('button', { name: words.say('lottery:verify.check') }).click()
    await expect(page.getByText(words.say('shell:proof.insecure'))).toBeVisible()
  })

  await test.step('the order has won once and has its other stakes back', async () => {
    await page.goto(`${member}/vnlottery/orders`)
    await expect(page.getByText(words.say('lottery:order.state.won'), { exact: true })).toBeAttached()
    const settled = await api.send(calls.lottery.order, { orderId: order.orderId })
    expect(settled.bets.map(({ state }) => state)).toEqual(['won', 'cancelled', 'cancelled'])
    expect(settled.payout).toBe(99_500)
    await expect(page.getByText(words.say('lottery:order.stops'))).toBeAttached()
  })

  await test.step('who has the orders open and hears no news sees it too', async () => {
    const won = unheard.getByText(words.say('lottery:order.state.won'), { exact: true })
    await expect(won).toBeAttached({ timeout: 15_000 })
    await unheard.close()
  })

  await test.step('its bet is found among those that joined the seed of the draw', async () => {
    await page.goto(`${member}/vnlottery/orders/${order.orderId}`)
    await page.getByRole('button', { name: words.say('lottery:verify.find_bet') }).click()
    await expect(page.getByText(words.say('lottery:verify.bet_found'))).toBeVisible()
  })
})

test('a day without a draw says why', { tag: '@round' }, async ({ page }) => {
  const words = await wordsOf('vi')
  await page.goto(`${member}/vnlottery/results?group=NORTH&day=2026-02-17`)
  await expect(page.getByText(words.say('lottery:results.closed'))).toBeVisible()
  await expectAccessible(page, 'a day without a draw')
})

test(
  'a board waits for the names of its lotteries, and shows no code',
  { tag: '@round' },
  async ({ page }) => {
    const named = Promise.withResolvers<void>()
    await page.route('**/lgw/games/game_menus*', async (route) => {
      await named.promise
      await route.continue()
    })
    const answered = page.waitForResponse('**/lgw/lottery/results*')
    await page.goto(`${member}/vnlottery/results`)
    await answered
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(main).not.toContainText('LOTT_')
    named.resolve()
    await expect(main.getByRole('table').first()).toBeVisible()
    await expect(main).not.toContainText('LOTT_')
  },
)

test(
  'a countdown goes by the clock of the gateway, also on a device that is an hour wrong',
  { tag: '@round' },
  async ({ page }) => {
    const ahead = 3_600_000
    await page.addInitScript((skew) => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + skew
    }, ahead)
    const { api } = await callAs(member, 'thanhxuan')
    const game = await soonestLottery(api, 20_000)
    await page.goto(`${member}/vnlottery/${game.gameCode}`)
    const timer = page.getByRole('timer').first()
    await expect(timer).toHaveText(/^\d\d:\d\d$/)
    const locksAt = game.draws[0]?.locksAt ?? 0
    // A page that has just been opened knows the clock of the gateway only roughly, until its second look.
    await expect
      .poll(() => timer.evaluate(nextError, locksAt), { intervals: [0], timeout: 20_000 })
      .toBeLessThan(200)
  },
)

/** By how much a countdown is wrong at its next step, in ms; whatever clock the page may have read. */
function nextError(timer: Element, locksAt: number): Promise<number> {
  return new Promise((done) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      const [minutes = 0, seconds = 0] = (timer.textContent ?? '').split(':').map(Number)
      const left = locksAt - (performance.timeOrigin + performance.now())
      done(Math.abs(left - (minutes * 60 + seconds) * 1_000))
    })
    observer.observe(timer, { childList: true, characterData: true, subtree: true })
  })
}
