import { expect, test, type Page } from '@playwright/test'
import { demoAccounts, origin } from '@saola/scripts'
import { sharedAddresses } from '../src/platform/addresses.ts'
import { askForWithdrawal, nextButton, reviewWithdrawal } from '../src/ask-for-money.ts'
import { Desk } from '../src/desk.ts'
import { enterAs } from '../src/enter-as.ts'
import { expectAccessible } from '../src/expect-accessible.ts'
import { wordsOf, type Words } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const gateway = origin(sharedAddresses.gatewayPort)
const { paymentPassword } = demoAccounts

test('withdrawals from the first account to a refusal', async ({ page }) => {
  test.setTimeout(120_000)
  const words = await wordsOf('vi')
  await page.addInitScript(
    (chosen) => localStorage.setItem('preferences', JSON.stringify({ ...chosen, hideBalance: false })),
    { language: words.language, theme: 'dark' },
  )
  await enterAs(page, member, 'ducphuc', '/wallet/withdraw')

  const desk = new Desk(await page.context().newPage(), words, gateway)

  await test.step('without an account the page leads to one', async () => {
    await expectAccessible(page, 'withdrawal without an account')
    await page.getByRole('link', { name: words.say('wallet:withdraw.add_account') }).click()
    await addAccount(page, words, '0071000111222')
  })

  await test.step('bad input is told at its field', async () => {
    await page.goto(`${member}/wallet/withdraw`)
    await page.getByLabel(words.say('wallet:withdraw.amount')).fill('1000')
    await nextButton(page, words).click()
    await expect(page.getByText(words.say('wallet:withdraw.too_small'))).toBeVisible()
    await expect(page.getByLabel(words.say('wallet:withdraw.amount'))).toBeFocused()
    await expectAccessible(page, 'withdrawal with bad input')
    const submit = await reviewWithdrawal(page, words, member, 60_000)
    await submit.click()
    await expect(page.getByText(words.say('wallet:withdraw.password_required'))).toBeVisible()
    await expectAccessible(page, 'review of a withdrawal without a password')
  })

  await test.step('cancelled: the hold comes back', async () => {
    await askForWithdrawal(page, words, member, 1_200_000)
    await expect(page.getByText(words.say('wallet:withdraw.status.in_process')).first()).toBeVisible()
    await expectAccessible(page, 'a withdrawal in process')
    await page.context().setOffline(true)
    const cancel = page.getByRole('button', { name: words.say('wallet:withdraw.cancel') })
    await expect(cancel).toBeDisabled()
    await expect(page.getByText(staleText(words))).toBeVisible()
    await expectAccessible(page, 'a withdrawal while nobody answers')
    await page.context().setOffline(false)
    await cancel.click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.say('wallet:withdraw.cancel') })
      .click()
    await expect(page.getByText(words.say('wallet:withdraw.returned'))).toBeVisible()
  })

  await test.step('a page that is loaded anew before the answer makes no second one', async () => {
    const keys: (string | undefined)[] = []
    const submit = await reviewWithdrawal(page, words, member, 1_100_000)
    await page.route('**/transaction/withdraw', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      // The gateway does as it is told; its answer is lost.
      if (keys.length === 1) await route.fetch()
      else await route.continue()
    })
    const password = page.locator('input[name="paymentPassword"]')
    await password.fill(paymentPassword)
    await submit.click()
    await expect.poll(() => keys.length).toBe(1)
    await page.reload()
    await expect(page.getByText(words.money(1_100_000), { exact: true })).toBeVisible()
    await expect(page.getByText(words.say('system:error.money_unknown'))).toBeVisible()
    await expect(password).toHaveValue('')
    await expectAccessible(page, 'a withdrawal whose answer was lost')
    await password.fill(paymentPassword)
    await submit.click()
    await expect(page).toHaveURL(/\/wallet\/withdraw\/\d+$/)
    await page.unroute('**/transaction/withdraw')
    expect(keys[1]).toBe(keys[0])
    await page.goto(`${member}/wallet/withdraw`)
    await expect(page.getByRole('listitem').filter({ hasText: words.money(1_100_000) })).toHaveCount(1)
  })

  await test.step('refused, with the reason in words', async () => {
    const withdrawalId = await askForWithdrawal(page, words, member, 1_300_000)
    await desk.refuse(withdrawalId, 'Tên chưa khớp')
    await expect(
      page.getByText(words.say('wallet:withdraw.reason', { reason: 'Tên chưa khớp' })),
    ).toBeVisible()
  })

  await test.step('all of them are listed, each once', async () => {
    await page.goto(`${member}/wallet/withdraw`)
    await expect(page.getByRole('listitem').filter({ hasText: words.money(1_300_000) })).toHaveCount(1)
    await expectAccessible(page, 'withdrawals')
  })
})

/** The text that dates what is shown, up to its time. */
function staleText(words: Words): string {
  return words
    .say('system:offline.stale', { time: '' })
    .trim()
    .replace(/[.。]$/, '')
}

async function addAccount(page: Page, words: Words, number: string): Promise<void> {
  await expect(page).toHaveURL(/\/wallet\/banks$/)
  const bank = page.getByRole('combobox', { name: words.say('wallet:cards.bank') })
  await page.getByRole('button', { name: words.say('wallet:withdraw.add_account') }).click()
  await expect(page.getByText(words.say('wallet:cards.bank_required'))).toBeVisible()
  await expect(page.getByText(words.say('wallet:cards.number_wrong'))).toBeVisible()
  await expectAccessible(page, 'a bank account without a bank')
  await bank.fill('ngoai thuong')
  await expectAccessible(page, 'the list of banks')
  await page.getByRole('option', { name: 'Vietcombank' }).click()
  await expect(bank).toHaveValue('Vietcombank')
  await page.locator('input[name="accountNumber"]').fill(number)
  await page.locator('input[name="accountName"]').fill('nguyễn văn đức')
  await page.locator('input[name="paymentPassword"]').fill('111111')
  await page.getByRole('button', { name: words.say('wallet:withdraw.add_account') }).click()
  await expect(page.getByText(words.say('system:code.invalid.payment.pw'))).toBeVisible()
  await expect(page.locator('input[name="accountName"]')).toHaveValue('NGUYEN VAN DUC')
  await page.locator('input[name="paymentPassword"]').fill(paymentPassword)
  await page.getByRole('button', { name: words.say('wallet:withdraw.add_account') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Vietcombank' })).toContainText('NGUYEN VAN DUC')
  await expectAccessible(page, 'bank accounts')
}
