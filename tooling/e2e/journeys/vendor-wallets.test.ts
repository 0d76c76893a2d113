import { expect, test, type Locator, type Page } from '@playwright/test'
import { arriveAs } from '../src/arrive-as.ts'
import { expectReview, nextButton } from '../src/ask-for-money.ts'
import { expectAccessible } from '../src/expect-accessible.ts'
import { expectAccessibleEverywhere } from '../src/expect-accessible-everywhere.ts'
import { expectReconciled } from '../src/platform/expect-reconciled.ts'
import { openOwnPlatform, type OwnPlatform } from '../src/platform/own-platform.ts'
import { playOneRound } from '../src/play-one-round.ts'
import { wordsOf, type Words } from '../src/words.ts'

let own: OwnPlatform
let words: Words

test.beforeAll(async () => {
  test.setTimeout(120_000)
  // Whether a merchant has one wallet for all vendors is the merchant's, so this one is nobody else's.
  own = await openOwnPlatform('vendor wallets')
  words = await wordsOf('vi')
})
test.afterAll(() => own.close())

test('money goes to a vendor, is played with there, and everything comes back at once', async ({ page }) => {
  test.setTimeout(240_000)
  await arriveAs(page, own.member, 'member01', words)
  await page.goto(`${own.member}/wallet`)
  await expect(heading(page, 'wallet:balance.total')).toBeVisible()
  await expect(heading(page, 'wallet:transfer.wallets')).toBeHidden()

  await own.operate({ wallet: { isSingle: false } })
  await page.reload()
  await expect(heading(page, 'wallet:transfer.wallets')).toBeVisible()
  await expectAccessibleEverywhere(page, words, 'vendor wallets')

  await page.getByRole('button', { name: `${words.say('wallet:transfer.in_short')}: Saola` }).click()
  const dialog = page.getByRole('dialog')
  await nextButton(dialog, words).click()
  await expect(dialog.getByText(words.say('wallet:transfer.enter_amount'))).toBeVisible()
  await dialog.getByLabel(words.say('wallet:transfer.amount')).fill('90000')
  await expectAccessible(page, 'transfer to a vendor')
  await nextButton(dialog, words).click()
  await expectReview(dialog, words, 90_000)
  await expectAccessible(page, 'review of a transfer to a vendor')
  await dialog.getByRole('button', { name: words.say('wallet:transfer.submit'), exact: true }).dblclick()
  const done = words.say('wallet:transfer.end.done', { amount: words.money(90_000) })
  await expect(dialog.getByText(done)).toBeVisible()
  await expectAccessible(page, 'receipt of a transfer to a vendor')
  await dialog
    .getByRole('button', { name: words.say('shell:act.close') })
    .last()
    .click()

  const wallets = page.locator('section').filter({ has: heading(page, 'wallet:transfer.wallets') })
  await expect(wallets.locator('output').filter({ hasText: words.money(90_000) })).toBeVisible()
  const left = await playAtVendor(page, 90_000)
  await page.goto(`${own.member}/wallet`)
  await expect(wallets.locator('output').filter({ hasText: words.money(left) })).toBeVisible()
  await wallets.getByRole('button', { name: words.say('wallet:transfer.recall') }).click()
  const back = words.say('wallet:transfer.recalled.done', { amount: words.money(left) })
  await expect(wallets.getByText(back)).toBeVisible()
  await expect(wallets.locator('output').filter({ hasText: words.money(0) })).toBeVisible()
  await expect(wallets.getByText(words.say('wallet:transfer.state.done'))).toHaveCount(2)
  await expectAccessible(page, 'vendor wallets after taking everything back')
  await expectReconciled(own)
})

/** Plays a round with what lies at the vendor, which the strip shows (games 41); what is left of it. */
async function playAtVendor(page: Page, held: number): Promise<number> {
  await page.goto(`${own.member}/play/105`)
  const game = page.frameLocator('iframe')
  // A game that opens takes the focus, which would close the panel.
  await expect(game.locator('#table')).toHaveAttribute('data-state', 'open')
  const purse = (amount: number) => page.getByRole('button', { name: words.money(amount), exact: true })
  await purse(held).click()
  await expect(page.getByRole('link', { name: words.say('wallet:transfer') })).toBeVisible()
  await expectAccessible(page, 'what lies at the vendor of a game')
  await page.keyboard.press('Escape')
  const { staked, payout } = await playOneRound(page, game)
  const left = held - staked + payout
  await expect(purse(left)).toBeVisible()
  return left
}

function heading(page: Page, key: Parameters<Words['say']>[0]): Locator {
  return page.getByRole('heading', { name: words.say(key), exact: true })
}
