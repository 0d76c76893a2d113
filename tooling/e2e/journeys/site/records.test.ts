import { expect, test } from '@playwright/test'
import { calls } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { soonestLottery } from '../../src/lottery/soonest-lottery.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const shots = process.env['SAOLA_SHOTS']

// Each width in a language and a theme of its own.
for (const [language, width, theme] of [
  ['vi', 'phone', 'dark'],
  ['en', 'desktop', 'light'],
] as const) {
  test(`bets stand in their sittings and are narrowed in one sheet; results are a line (wallet 34 to 36, ${language})`, async ({
    page,
  }, { project }) => {
    test.skip(project.name !== width, 'the other language is read at this width')
    const words = await wordsOf(language)
    const look = async (name: string) => {
      // Rows of the last choice stand until the next ones have come.
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page, `records: ${name}`)
      if (shots !== undefined) await page.screenshot({ path: `${shots}/records-${name}-${width}.png` })
    }
    await page.addInitScript(
      (chosen) => localStorage.setItem('preferences', JSON.stringify({ ...chosen, hideBalance: false })),
      { language, theme },
    )
    await placeOnTwoDraws()
    await enterAs(page, member, 'hoangnam91', '/wallet/bets?period=30')
    const bets = page.getByRole('table', { name: words.say('wallet:bets.title') })
    const sittings = bets.getByRole('row').filter({ has: page.locator('[scope=rowgroup]') })
    // Both bets of the order stand together, with what is in play of them.
    await expect(sittings.first()).toContainText(
      words.say('wallet:bets.in_play', { amount: words.money(2_000) }),
    )
    const rows = bets.getByRole('row').filter({ has: page.getByRole('button') })
    expect(await rows.count()).toBeGreaterThan(await sittings.count())
    await look('bets')

    await test.step('the whole row opens its bet, and Escape leads back to it', async () => {
      const button = rows.first().getByRole('button')
      await button.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: words.say('wallet:bets.details') })
      await expect(dialog.getByRole('link', { name: words.say('wallet:bets.to_order') })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    })

    const filter = page.getByRole('button', { name: words.say('shell:act.filter') })
    const inForce = page.getByRole('list', { name: words.say('wallet:records.in_force') })
    await test.step('the sheet narrows by state and days, and what is in force goes with a tap', async () => {
      await filter.click()
      const sheet = page.getByRole('dialog', { name: words.say('wallet:bets.filters') })
      // The word of the choice, once the sheet stands still: a click by force may miss what still moves.
      const settled = words.say('wallet:bets.status.settled')
      await sheet.locator('label').filter({ hasText: settled }).click()
      await expect(sheet.getByRole('radio', { name: settled })).toBeChecked()
      await look('sheet')
      const day = await sheet.getByLabel(words.say('shell:date.to')).inputValue()
      const key = day.replace(/(\d+)\/(\d+)\/(\d+)/, '$3-$2-$1')
      await sheet.getByLabel(words.say('shell:date.from')).fill(day)
      await sheet.getByRole('button', { name: words.say('wallet:records.show') }).click()
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL(new RegExp(`from=${key}&to=${key}`))
      await expect(inForce.getByRole('button')).toHaveCount(2)
      await look('narrowed')
      await inForce.getByRole('button').first().click()
      await expect(inForce.getByRole('button')).toHaveCount(1)
      await inForce.getByRole('button', { name: words.say('wallet:bets.status.settled') }).click()
      await expect(inForce).toBeHidden()
    })

    await test.step('results have a line through every day', async () => {
      await page.goto(`${member}/wallet/profit?days=7`)
      const chart = page.getByRole('figure', { name: words.say('wallet:profit.title') })
      const points = await chart.locator('polyline').getAttribute('points')
      expect(points?.split(' ')).toHaveLength(7)
      await look('profit')
    })
  })
}

test('the statement keeps its pages while entries come (wire 33)', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'a list has the same pages at every width')
  const words = await wordsOf('vi')
  const path = new URL(`http://gateway${calls.wallet.transactions.path}`).pathname
  /** The entries of the page that is read while `act` is under way. */
  const readOnce = async (act: () => Promise<unknown>): Promise<string[]> => {
    const reply = page.waitForResponse((response) => new URL(response.url()).pathname === path)
    await act()
    const { value } = await (await reply).json()
    return value.list.map(({ txId }: { txId: string }) => txId)
  }
  const turn = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ language: 'vi' })))
  const first = await readOnce(() => enterAs(page, member, 'hoangnam91', '/wallet/statement?period=30'))
  await placeOnTwoDraws()
  const second = await readOnce(() => turn(words.say('shell:page.next')))
  await expect(page).toHaveURL(/page=2&asOf=[\w.-]+/)
  const { api } = await callAs(member, 'hoangnam91')
  const span = { startTime: Date.now() - 30 * dayMs, endTime: Date.now() + dayMs / 2 }
  const { list } = await api.send(calls.wallet.transactions, { ...span, page: 1, size: 200 })
  const whole = list.map(({ txId }) => txId)
  const begins = whole.indexOf(first[0] ?? '')
  // What came meanwhile stands before all that was on the first page.
  expect(begins).toBeGreaterThan(0)
  const turned = [...first, ...second]
  expect(turned).toEqual(whole.slice(begins, begins + turned.length))
  expect(second.length).toBeGreaterThan(0)
  const rows = page.getByRole('row').filter({ has: page.getByRole('button') })
  await page.reload()
  await expect(page).toHaveURL(/page=2&asOf=/)
  await expect(rows).toHaveCount(second.length)
  await turn(words.say('shell:page.previous'))
  await expect(page).not.toHaveURL(/asOf|page=/)
  await expect(rows).toHaveCount(first.length)
})

/** One order of 1,000 on each of the next two draws of a lottery: two bets of one sitting. */
async function placeOnTwoDraws(): Promise<void> {
  const { api } = await callAs(member, 'hoangnam91')
  const game = await soonestLottery(api, 5_000)
  const odds = game.offers.find(({ type }) => type === 'de-dac-biet')?.odds ?? 0
  await api.send(
    calls.lottery.place,
    {
      gameCode: game.gameCode,
      lines: [{ type: 'de-dac-biet', numbers: ['07'], base: 1_000, odds }],
      draws: game.draws.slice(0, 2).map(({ drawId }) => ({ drawId, multiplier: 1 })),
      stopOnWin: false,
    },
    { idempotencyKey: `journey-of-records-${Date.now()}` },
  )
}
