import { expect, test, type Locator } from '@playwright/test'
import { origin } from '@saola/scripts'
import { sharedAddresses } from '../src/platform/addresses.ts'
import { expectReview } from '../src/ask-for-money.ts'
import { memoOf, reportTransfer } from '../src/platform/bank.ts'
import { enterAs } from '../src/enter-as.ts'
import { pressUntil } from '../src/keyboard.ts'
import { wordsOf } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const gateway = origin(sharedAddresses.gatewayPort)

test('with the keyboard alone from the amount to the receipt', { tag: '@round' }, async ({ page }) => {
  const words = await wordsOf('en')
  const heading = (key: 'pending' | 'received'): Locator =>
    page.getByRole('heading', { name: words.say(`wallet:deposit.headline.${key}`), exact: true })
  await page.addInitScript(() =>
    localStorage.setItem(
      'preferences',
      JSON.stringify({ language: 'en', theme: 'dark', hideBalance: false }),
    ),
  )
  await enterAs(page, member, 'giahuy', '/wallet/deposit')
  await pressUntil(page, 'Tab', page.getByLabel(words.say('wallet:deposit.amount_label')))
  await page.keyboard.type('180000')
  await page.keyboard.press('Enter')
  await expectReview(page, words, 180_000)
  await pressUntil(page, 'Tab', page.getByRole('button', { name: words.say('wallet:deposit.create') }))
  await page.keyboard.press('Enter')
  await expect(heading('pending')).toBeFocused()
  const copy = `${words.say('shell:act.copy')}: ${words.say('wallet:deposit.memo')}`
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await pressUntil(page, 'Tab', page.getByRole('button', { name: copy }))
  await page.keyboard.press('Enter')
  const memo = await page.evaluate(() => navigator.clipboard.readText())
  expect(memo).toBe(await memoOf(page))
  await reportTransfer(gateway, { memo, amount: 180_000 })
  await expect(heading('received')).toBeFocused()
  await pressUntil(page, 'Tab', page.getByRole('link', { name: words.say('wallet:deposit.play') }))
})
