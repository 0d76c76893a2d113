import { expect, test, type Page } from '@playwright/test'
import { calls } from '@saola/protocol'
import { settleLine } from '@saola/rules'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { soonestLottery } from '../../src/lottery/soonest-lottery.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf, type Words } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const north = 'LOTT_NORTHERN_LOTTERY'

/** Each width in a language of its own, by an account that no other journey uses. */
const onPhone = { player: 'trungdung', language: 'vi' } as const
const atDesk = { player: 'phuonglinh', language: 'en' } as const

test(
  'a slip has a line of each way to bet, from the pad to the paid line',
  { tag: '@round' },
  async ({ page }, { project }) => {
    test.setTimeout(240_000)
    const { player, language } = project.name === 'phone' ? onPhone : atDesk
    const words = await wordsOf(language)
    await page.addInitScript(
      (chosen) => localStorage.setItem('preferences', JSON.stringify({ language: chosen, theme: 'dark' })),
      language,
    )
    const { api } = await callAs(member, player)
    const { offers } = await api.send(calls.lottery.game, { gameCode: north })
    const before = await api.send(calls.lottery.orders, { pageNo: 1, pageSize: 20 })
    await enterAs(page, member, player, `/vnlottery/${north}`)
    await expect(page.getByRole('timer').first()).toBeVisible()
    await expectAccessible(page, 'an empty slip')

    const made: string[] = []
    const families = page.getByRole('group', { name: words.say('lottery:pick.family') }).getByRole('button')
    for (const family of await families.all()) {
      await family.click()
      const chips = page.getByRole('group', { name: words.say('lottery:pick.type') }).getByRole('radio')
      for (const chip of await chips.all()) {
        await chip.check({ force: true })
        made.push(await addLine(page, words))
      }
    }
    expect(made.length).toBe(offers.length)

    await page.getByRole('button', { name: words.say('lottery:slip.review', { count: made.length }) }).click()
    const review = page.getByRole('dialog')
    await expect(review.getByRole('listitem')).toHaveCount(made.length)
    await expectAccessible(page, 'the review of a slip')
    await review.getByRole('button', { name: words.say('lottery:slip.submit') }).dblclick()
    await expect(review.getByRole('heading', { name: words.say('lottery:slip.placed_title') })).toBeVisible()

    const { list, totalCount } = await api.send(calls.lottery.orders, { pageNo: 1, pageSize: 20 })
    expect(totalCount, 'two taps place one order').toBe(before.totalCount + 1)
    expect(list[0]?.lines.map(({ type }) => type).toSorted()).toEqual(
      offers.map(({ type }) => type).toSorted(),
    )
    await review.getByRole('link', { name: words.say('lottery:place.orders') }).click()
    await expect(page.getByText(words.say('lottery:order.state.open')).first()).toBeVisible()
    await expectAccessible(page, 'my slips')

    await test.step('the last slip is repeated at the odds of today', async () => {
      await page.goto(`${member}/vnlottery/${north}`)
      await page.getByRole('button', { name: words.say('lottery:slip.repeat') }).click()
      await expect(review.getByRole('listitem')).toHaveCount(made.length)
    })

    await test.step('the same lines on a draw of the next minute are paid, each as its rule says', async () => {
      const fast = await soonestLottery(api, 3_000, 'north')
      const [draw] = fast.draws
      const lines = (list[0]?.lines ?? []).map(({ type, numbers, base }) => {
        const odds = fast.offers.find((offer) => offer.type === type)?.odds ?? 0
        return { type, numbers, base, odds }
      })
      const { orderId } = await api.send(
        calls.lottery.place,
        {
          gameCode: fast.gameCode,
          lines,
          draws: [{ drawId: draw?.drawId ?? '', multiplier: 1 }],
          stopOnWin: false,
        },
        { idempotencyKey: `journey-each-line-${player}-${before.totalCount}` },
      )
      const number = words.say('lottery:order.of', { number: orderId })
      await page.goto(`${member}/vnlottery/orders`)
      const card = page.getByLabel(number)
      await expect(card.getByText(words.say('lottery:order.missed')).first()).toBeVisible({
        timeout: 120_000,
      })
      const { prizes } = await api.send(calls.lottery.draw, { drawId: draw?.drawId ?? '' })
      const payouts = lines.map((line) => settleLine(line, { region: 'north', prizes }).payout)
      const shown = card.getByRole('list').first().getByRole('listitem')
      await expect(shown).toHaveCount(lines.length)
      for (const [index, payout] of payouts.entries()) {
        const fate = payout > 0 ? words.money(payout) : words.say('lottery:order.missed')
        await expect(shown.nth(index)).toContainText(fate)
      }
      await card.getByRole('link', { name: orderId, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
      await expectAccessible(page, 'one slip')
      const settled = await api.send(calls.lottery.order, { orderId })
      expect(settled.payout).toBe(payouts.reduce((sum, payout) => sum + payout, 0))
    })
  },
)

test('a list is pasted, and what cannot be read is named', async ({ page }) => {
  const words = await wordsOf('vi')
  await page.goto(`${member}/vnlottery/${north}`)
  await page.getByRole('tab', { name: words.say('lottery:pick.paste') }).click()
  const field = page.getByRole('textbox', { name: words.say('lottery:pick.paste') })
  const read = page.getByRole('button', { name: words.say('lottery:pick.paste_add') })
  await field.fill('12 34 5x10')
  await read.click()
  await expect(page.getByText(words.say('lottery:unread.number', { piece: '5x10' }))).toBeVisible()
  await field.fill('12 34 56x10')
  await read.click()
  // Three numbers at 10 000 đ for each of 27 drawn ones.
  await expect(page.getByText(words.money(810_000))).toBeVisible()
})

test(
  'a bet that arrives after the lock is refused, and the slip is kept',
  { tag: '@round' },
  async ({ page }, { project }) => {
    test.skip(project.name !== 'phone', 'nothing here depends on the width')
    const words = await wordsOf('vi')
    const player = 'thanhtung'
    const { api } = await callAs(member, player)
    const before = await api.send(calls.wallet.balance)
    const { gameCode, draws } = await soonestLottery(api, 9_000)
    await enterAs(page, member, player, `/vnlottery/${gameCode}`)
    await page.getByRole('button', { name: '07', exact: true }).click()
    await page.getByRole('button', { name: words.say('lottery:slip.review', { count: 1 }) }).click()
    const review = page.getByRole('dialog')
    const locksAt = draws[0]?.locksAt ?? 0
    // The bet is on its way while the draw locks.
    await page.route('**/lgw/lottery/orders', async (route) => {
      await expect.poll(() => Date.now(), { timeout: 60_000 }).toBeGreaterThan(locksAt + 200)
      await route.continue()
    })
    await review.getByRole('button', { name: words.say('lottery:slip.submit') }).click()
    await expect(review.getByRole('alert')).toContainText(draws[0]?.numero ?? '', { timeout: 70_000 })
    await expect(review.getByRole('listitem')).toHaveCount(1)
    await expect(review.getByText(words.say('lottery:draw.not_moved'))).toBeVisible()
    await expectAccessible(page, 'a refused slip')
    expect((await api.send(calls.wallet.balance)).sumBalance).toBe(before.sumBalance)
  },
)

/** Picks as many numbers as the chosen way to bet asks for and adds the line; the name of the way. */
async function addLine(page: Page, words: Words): Promise<string> {
  const name = await page.locator('p > b').first().innerText()
  const pad = page.getByRole('tab', { name: words.say('lottery:pick.pad') })
  const add = page.getByRole('button', { name: words.say('lottery:slip.add') })
  if (await pad.isVisible()) {
    await pad.click()
    const keys = page.getByRole('group', { name: words.say('lottery:pick.pad') })
    // Digits that make different numbers for as long as a way to bet may ask for.
    for (const digit of '0123456789876543210357') {
      if (await add.isEnabled()) break
      await keys.getByRole('button', { name: digit, exact: true }).click()
    }
  } else {
    await page
      .getByRole('group', { name: words.say('lottery:pick.choice') })
      .getByRole('button')
      .first()
      .click()
  }
  await add.click()
  await expect(add).toBeDisabled()
  return name
}
