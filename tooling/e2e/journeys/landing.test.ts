import { expect, test } from '@playwright/test'
import { origin } from '@saola/scripts'
import { sharedAddresses } from '../src/platform/addresses.ts'
import { wordsOf } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)

test('a link of the header shows its QR code on hover and on keyboard focus', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a finger has no hover; its tap opens the link')
  const vi = await wordsOf('vi')
  await page.goto(member)
  const ios = page.locator('a[data-resource="ios"]')
  const code = page.getByRole('img', { name: vi.say('landing:qr.alt', { title: '' }).trim() })
  // The panels come when the browser is idle, a moment after the links themselves.
  await expect(async () => {
    await page.mouse.move(640, 700)
    await ios.hover()
    await expect(code).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 10_000 })
  await page.mouse.move(640, 700)
  await expect(code).toBeHidden()
  const isFocused = () => ios.evaluate((link) => document.activeElement === link)
  for (let press = 0; press < 8 && !(await isFocused()); press++) await page.keyboard.press('Tab')
  expect(await isFocused()).toBe(true)
  // The panel of the link before it goes a moment after its focus.
  await expect(code).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(code).toHaveCount(0)
})
