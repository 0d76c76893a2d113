import { expect, test } from '@playwright/test'
import { origin } from '@saola/house'
import { sharedAddresses } from '../src/addresses.ts'
import { expectAccessible } from '../src/expect-accessible.ts'
import { fillSignIn, signIn } from '../src/people.ts'
import { wordsOf } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)
const memberScreens = [
  '/lobby',
  '/games?q=lim',
  '/wallet',
  '/wallet/deposit',
  '/wallet/statement',
  '/wallet/bets',
  '/account',
  '/rewards',
  '/helpmc',
]
const agentScreens = ['/', '/team', '/team/bets', '/me']

for (const language of ['vi', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((chosen) => {
        localStorage.setItem('preferences', JSON.stringify({ language: chosen, hideBalance: false }))
      }, language)
    })

    test('every screen of the member site meets WCAG 2.2 AA', async ({ page }) => {
      test.setTimeout(150_000)
      const words = await wordsOf(language)
      await page.goto(member)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { name: words.say('landing:lines.title') })).toBeVisible()
      await expectAccessible(page, 'landing page')
      await page
        .getByRole('banner')
        .getByRole('button', { name: words.say('session:register') })
        .click()
      await expect(
        page.getByRole('dialog').getByRole('textbox', { name: words.say('session:field.username') }),
      ).toBeVisible()
      await expectAccessible(page, 'register dialog')
      await page.keyboard.press('Escape')
      await signIn(page, words, 'member02')
      for (const screen of memberScreens) {
        await page.goto(`${member}${screen}`)
        await expect(page.getByRole('main')).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectAccessible(page, screen)
      }
    })

    test('every screen of the agent portal meets WCAG 2.2 AA', async ({ page }) => {
      test.setTimeout(120_000)
      const words = await wordsOf(language)
      await page.goto(`${agent}/login`)
      await expect(page.getByLabel(words.say('session:field.username'))).toBeVisible()
      await expectAccessible(page, '/login')
      await fillSignIn(page, words, 'agent02')
      await expect(page.getByRole('heading', { name: words.say('team:overview') })).toBeVisible()
      for (const screen of agentScreens) {
        await page.goto(`${agent}${screen}`)
        await expect(page.getByRole('main')).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectAccessible(page, screen)
      }
    })
  })
}
