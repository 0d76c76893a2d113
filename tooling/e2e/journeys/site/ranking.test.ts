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
  test(`the rewards lead to the ranking, the ranking to a game (winners 5, ${language})`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name !== width, 'the other language is read at this width')
    const words = await wordsOf(language)
    await page.addInitScript((chosen) => localStorage.setItem('preferences', JSON.stringify(chosen)), {
      language,
      theme,
    })
    await enterAs(page, member, 'hoangnam91', '/rewards')
    await page
      .getByRole('main')
      .getByRole('link', { name: words.say('winners:ranking') })
      .click()
    await expect(page.getByRole('radio', { name: words.say('winners:week.this') })).toBeChecked()
    // The demo has played for weeks, whatever day it is today.
    await page.getByRole('radio', { name: words.say('winners:week.last') }).click({ force: true })
    await expect(page).toHaveURL(/board=last/)
    const table = page.getByRole('table', { name: words.say('winners:week.last') })
    await expect(table.getByRole('rowheader').first()).toContainText('1')
    await expectAccessible(page, 'the ranking of last week')
    if (shots !== undefined) await page.screenshot({ path: `${shots}/ranking-${width}.png` })
    await table.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/play\//)
    await page.goBack()
    await page.getByRole('radio', { name: words.say('winners:latest') }).click({ force: true })
    await expect(page.getByRole('table', { name: words.say('winners:latest') })).toBeVisible()
    await expectAccessible(page, 'the latest wins')
    if (shots !== undefined) await page.screenshot({ path: `${shots}/winners-${width}.png` })
  })
}
