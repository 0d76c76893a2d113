import { expect, test } from '@playwright/test'
import { origin } from '@saola/scripts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const shots = process.env['SAOLA_SHOTS']

for (const [language, width, theme] of [
  ['vi', 'phone', 'dark'],
  ['en', 'desktop', 'light'],
] as const) {
  test(`the account begins with its card, and its password is in the security center (member 17, ${language})`, async ({
    page,
  }, { project }) => {
    test.skip(project.name !== width, 'the other language is read at this width')
    const words = await wordsOf(language)
    await page.addInitScript(
      (chosen) => localStorage.setItem('preferences', JSON.stringify({ ...chosen, hideBalance: false })),
      { language, theme },
    )
    await enterAs(page, member, 'hoangnam91', '/account')
    const card = page.getByRole('region', { name: words.say('member:account') })
    await expect(card.getByText('₫')).toBeVisible()
    await expect(
      card.getByRole('link', { name: new RegExp(`^${words.say('member:messages')}`) }),
    ).toBeVisible()
    await expect(page.locator('input[type=password]')).toHaveCount(0)
    await expectAccessible(page, 'the account')
    if (shots !== undefined) await page.screenshot({ path: `${shots}/account-${width}.png`, fullPage: true })
    await page
      .getByRole('navigation', { name: words.say('member:title') })
      .getByRole('link', { name: words.say('member:security') })
      .click()
    await expect(page.getByRole('heading', { name: words.say('session:change.title') })).toBeVisible()
    await expectAccessible(page, 'the security center')
    if (shots !== undefined) await page.screenshot({ path: `${shots}/security-${width}.png`, fullPage: true })
  })
}
