import { expect, type Locator, type Page } from '@playwright/test'
import { demoAccounts } from '@saola/scripts'
import type { Words } from './words.ts'

/** The button that leads from the amount to the review, of a page or of a dialog. */
export function nextButton(place: Page | Locator, words: Words): Locator {
  return place.getByRole('button', { name: words.say('money:next'), exact: true })
}

/** Enters the amount of a deposit at `site` and goes on to its review, whose button makes the code. */
export async function reviewDeposit(
  page: Page,
  words: Words,
  site: string,
  amount: number,
): Promise<Locator> {
  await page.goto(`${site}/wallet/deposit`)
  await page.getByLabel(words.say('wallet:deposit.amount_label')).fill(String(amount))
  await nextButton(page, words).click()
  await expectReview(page, words, amount)
  return page.getByRole('button', { name: words.say('wallet:deposit.create') })
}

/** Enters the amount of a withdrawal at `site` and goes on to its review, whose button sends it off. */
export async function reviewWithdrawal(
  page: Page,
  words: Words,
  site: string,
  amount: number,
): Promise<Locator> {
  await page.goto(`${site}/wallet/withdraw`)
  await page.getByLabel(words.say('wallet:withdraw.amount')).fill(String(amount))
  await nextButton(page, words).click()
  await expectReview(page, words, amount)
  return page.getByRole('button', { name: words.say('wallet:withdraw.submit') })
}

/** Sends a withdrawal off, with an impatient finger; its number. */
export async function askForWithdrawal(
  page: Page,
  words: Words,
  site: string,
  amount: number,
): Promise<string> {
  const submit = await reviewWithdrawal(page, words, site, amount)
  await page.locator('input[name="paymentPassword"]').fill(demoAccounts.paymentPassword)
  await submit.dblclick()
  await expect(page).toHaveURL(/\/wallet\/withdraw\/\d+$/)
  return page.url().split('/').at(-1) ?? ''
}

/** The review has begun: its heading has the focus, and the amount stands there. */
export async function expectReview(place: Page | Locator, words: Words, amount: number): Promise<void> {
  await expect(place.getByRole('heading', { name: words.say('money:review.title') })).toBeFocused()
  // The balance at the top of the page may be the same amount.
  await expect(place.getByText(words.money(amount), { exact: true }).last()).toBeVisible()
}
