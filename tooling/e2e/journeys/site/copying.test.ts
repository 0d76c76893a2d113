import { expect, test, type Locator, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { arriveAs } from '../../src/arrive-as.ts'
import { reviewDeposit } from '../../src/ask-for-money.ts'
import { enterAs } from '../../src/enter-as.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf, type Words } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const zalo =
  'Mozilla/5.0 (Linux; Android 13; SM-A536E) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36 Zalo android/12100'

let words: Words
test.beforeEach(async () => {
  words = await wordsOf('vi')
})

for (const [name, clipboard] of [
  ['is missing', undefined],
  ['refuses', 'refuses'],
] as const) {
  test(`an account number is copied where the clipboard ${name}`, { tag: '@round' }, async ({ page }) => {
    await page.addInitScript((kind) => {
      const refusing = { writeText: () => Promise.reject(new Error('not allowed')) }
      Object.defineProperty(navigator, 'clipboard', { value: kind === undefined ? undefined : refusing })
      document.addEventListener('copy', () => {
        document.documentElement.dataset['copied'] = getSelection()?.toString()
      })
    }, clipboard)
    const row = await openCode(page)
    await row.getByRole('button').click()
    await expect(row.getByRole('button', { name: words.say('shell:act.copied') })).toBeVisible()
    const number = ((await row.locator('dd').textContent()) ?? '').replaceAll(/\D/g, '')
    await expect(page.locator('html')).toHaveAttribute('data-copied', number)
  })
}

test('what no way copies stands there selected, to press and hold', { tag: '@round' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  const row = await openCode(page)
  await row.getByRole('button').click()
  await expect(row.getByRole('alert')).toContainText(words.say('shell:act.hold'))
  const held = row.getByRole('textbox')
  const selected = await held.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  )
  expect(selected).not.toBe('')
  expect(selected).toBe(await held.inputValue())
})

test(
  'inside another app a payment code is a picture to press and hold',
  { tag: '@round' },
  async ({ browser }) => {
    const page = await browser.newPage({ userAgent: zalo, locale: 'vi-VN' })
    await openCode(page)
    const drawn = /^data:image\/png/
    await expect(page.getByRole('img', { name: /QR/ })).toHaveAttribute('src', drawn)
    await page.getByRole('button', { name: words.say('wallet:deposit.save_code') }).click()
    const picture = page.getByRole('img', { name: words.say('shell:file.hold') })
    await expect(picture).toBeVisible()
    await expect(picture).toHaveAttribute('src', drawn)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500)
    await page.close()
  },
)

for (const [what, refusal, isCopied] of [
  ['is copied where the browser shares nothing', 'NotAllowedError', true],
  ['is left alone when somebody turns back', 'AbortError', false],
] as const) {
  test(`an invitation ${what}`, { tag: '@round' }, async ({ page }) => {
    await page.addInitScript((name) => {
      navigator.share = () => {
        document.documentElement.dataset['shared'] = name
        return Promise.reject(new DOMException('not shared', name))
      }
      const clipboard = {
        writeText(text: string): Promise<void> {
          document.documentElement.dataset['copied'] = text
          return Promise.resolve()
        },
      }
      Object.defineProperty(navigator, 'clipboard', { value: clipboard })
    }, refusal)
    await enterAs(page, member, 'member01', '/rewards/invite')
    await page.getByRole('button', { name: words.say('promotions:invite.other') }).click()
    await expect(page.locator('html')).toHaveAttribute('data-shared', refusal)
    const told = page.getByText(words.say('shell:act.not_shared'))
    if (isCopied) {
      await expect(told).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-copied', /https?:/)
    } else {
      await page.waitForTimeout(500)
      await expect(told).toHaveCount(0)
      await expect(page.locator('html')).not.toHaveAttribute('data-copied')
    }
  })
}

/** Asks for a code of its own; the row of the account number to pay to. */
async function openCode(page: Page): Promise<Locator> {
  await arriveAs(page, member, 'member01', words)
  await (await reviewDeposit(page, words, member, 140_000)).click()
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  const name = words.say('wallet:deposit.account_number')
  return page.locator('dl > div').filter({ hasText: name }).first()
}
