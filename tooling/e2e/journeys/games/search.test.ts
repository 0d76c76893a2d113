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
  await search.getByRole('button', { name: 'Tower' }).click()
  await expect(page.getByRole('button', { name: /^Tower/ }).first()).toBeVisible()
  await field.fill('')
  await search.getByRole('button', { name: 'keno' }).click()
  await expect(field).toHaveValue('keno')
  await expect(page.locator('[data-tile]').first()).toContainText(/keno/i)
})
