import { expect, test } from '@playwright/test'
import { origin } from '@saola/scripts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)

test('an empty search offers what was searched for and what many play', async ({ page }) => {
  const vi = await wordsOf('vi')
  await page.goto(`${member}/lobby`)
  const field = page.getByRole('searchbox')
  await field.fill('keno')
  await field.press('Enter')
  await expect(page.locator('[data-tile]').first()).toContainText(/keno/i)
  await field.fill('')
  const search = page.getByRole('search')
  await expect(search.getByRole('heading')).toHaveText([
    vi.say('games:search.recent'),
    vi.say('games:rail.hot'),
  ])
  await expectAccessible(page, 'what an empty search offers')
  // WebKit gives the focus to no button: a field that loses it would take its offers away before the press ends.
  await field.evaluate((input) => input.addEventListener('blur', () => input.setAttribute('data-left', '')))
  await search.getByRole('button', { name: 'Tower' }).click()
  await expect(page.getByRole('button', { name: /^Tower/ }).first()).toBeVisible()
  await expect(field).not.toHaveAttribute('data-left')
  await field.fill('')
  await search.getByRole('button', { name: 'keno' }).click()
  await expect(field).toHaveValue('keno')
  await expect(page.locator('[data-tile]').first()).toContainText(/keno/i)
})
