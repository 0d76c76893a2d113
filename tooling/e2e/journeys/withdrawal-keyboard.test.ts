import { expect, test, type Locator, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { sharedAddresses } from '../src/platform/addresses.ts'
import { enterAs } from '../src/enter-as.ts'
import { expectReview, nextButton } from '../src/ask-for-money.ts'
import { wordsOf } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const paymentPassword = '246810'

test(
  'with the keyboard alone from the first bank account to the answer',
  { tag: '@round' },
  async ({ page }) => {
    const words = await wordsOf('vi')
    await page.addInitScript(() =>
      localStorage.setItem('preferences', JSON.stringify({ language: 'vi', hideBalance: false })),
    )
    await enterAs(page, member, 'congthanh', '/wallet/withdraw')

    await test.step('a bank account', async () => {
      await walkTo(page, page.getByRole('link', { name: words.say('wallet:withdraw.add_account') }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/wallet\/banks$/)
      const bank = page.getByRole('combobox', { name: words.say('wallet:cards.bank') })
      await walkTo(page, bank)
      await page.keyboard.type('ky thuong')
      await expect(page.getByRole('option', { name: /Techcombank/ })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(bank).toHaveValue('Techcombank')
      await walkTo(page, page.locator('input[name="accountNumber"]'))
      await page.keyboard.type('19035551234567')
      await walkTo(page, page.locator('input[name="accountName"]'))
      await page.keyboard.type('đặng công thành')
      await walkTo(page, page.locator('input[name="paymentPassword"]'))
      await page.keyboard.type(paymentPassword)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('listitem').filter({ hasText: 'Techcombank' })).toContainText(
        'DANG CONG THANH',
      )
      await expectFocusInSight(page)
    })

    await test.step('a withdrawal', async () => {
      await walkTo(
        page,
        page.getByRole('main').getByRole('link', { name: words.say('wallet:withdraw.title') }),
        'Shift+Tab',
      )
      await page.keyboard.press('Enter')
      await walkTo(page, page.getByLabel(words.say('wallet:withdraw.amount')))
      await page.keyboard.type('70000')
      await walkTo(page, nextButton(page, words))
      await page.keyboard.press('Enter')
      await expectReview(page, words, 70_000)
      await walkTo(page, page.locator('input[name="paymentPassword"]'))
      await page.keyboard.type(paymentPassword)
      await walkTo(page, page.getByRole('button', { name: words.say('wallet:withdraw.submit') }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/wallet\/withdraw\/\d+$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })

    await test.step('the answer', async () => {
      const partly = page.getByRole('radio', { name: words.say('wallet:confirm.partial') })
      await expect(partly).toBeVisible()
      await walkTo(page, page.getByRole('radio', { name: words.say('wallet:confirm.received') }))
      await page.keyboard.press('ArrowRight')
      await expect(partly).toBeChecked()
      await walkTo(page, page.getByLabel(words.say('wallet:confirm.received_amount')))
      await page.keyboard.type('20000')
      await walkTo(page, page.getByRole('button', { name: words.say('wallet:confirm.send') }))
      await page.keyboard.press('Enter')
      const rest = page.getByRole('button', { name: words.say('wallet:confirm.received'), exact: true })
      await expect(rest).toBeVisible()
      await expectFocusInSight(page)
      await walkTo(page, rest)
      await page.keyboard.press('Enter')
      await expect(rest).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })
  },
)

/** Presses Tab until the focus is where it should be; on its way it is never lost nor hidden. */
async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    await expectFocusInSight(page)
  }
  await expect(target).toBeFocused()
}

/** The focus is on something, and what lies at its middle is the thing itself (WCAG 2.4.11). */
async function expectFocusInSight(page: Page): Promise<void> {
  const seen = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    // In the frame where the skip link leaves, Chromium still finds it where it was.
    await new Promise(requestAnimationFrame)
    const focused = document.activeElement
    if (focused === null || focused === document.body) return 'the focus is lost'
    const label = focused.closest('label')
    const { left, top, width, height } = (label ?? focused).getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    const isSeen =
      there !== null && (focused.contains(there) || there.contains(focused) || label?.contains(there))
    return isSeen
      ? 'in sight'
      : `${focused.outerHTML.slice(0, 120)} lies under ${there?.outerHTML.slice(0, 120)}`
  })
  expect(seen).toBe('in sight')
}
