import { expect, test, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { sharedAddresses } from '../src/platform/addresses.ts'
import { enterAs } from '../src/enter-as.ts'
import { agentScreens, ownScreens, publicScreens } from '../src/screens/every-screen.ts'
import { findMisfits } from '@saola/scripts/find-misfits'
import { giveOneOfEverything } from '../src/one-of-everything.ts'
import { fillSignIn } from '../src/people.ts'
import { walkInside, type Walk } from '../src/walk-inside.ts'
import { wordsOf, type Words } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)
const gateway = origin(sharedAddresses.gatewayPort)

/** Accounts that no other journey uses. */
const accounts = { vi: 'quynhanh', en: 'bichngoc' } as const

/** The smallest screen that is sold, and a usual one of somebody who needs letters twice as large. */
const sizes = [
  { width: 320, height: 568, text: '100%' },
  { width: 390, height: 844, text: '200%' },
]

for (const language of ['vi', 'en'] as const) {
  for (const size of sizes) {
    test.describe(`in ${language}, ${size.width} px, text ${size.text}`, { tag: '@round' }, () => {
      let words: Words
      let walk: Walk
      // People do not change their screen while they read: a page is opened in its size and stays in it.
      test.use({ viewport: { width: size.width, height: size.height } })
      test.beforeEach(async ({ page }) => {
        test.setTimeout(180_000)
        words = await wordsOf(language)
        await page.addInitScript(
          (chosen) =>
            localStorage.setItem('preferences', JSON.stringify({ language: chosen, theme: 'dark' })),
          language,
        )
        walk = walkInside(page)
      })

      const expectFitting = async (page: Page, what: string): Promise<void> => {
        await page.evaluate((text) => (document.documentElement.style.fontSize = text), size.text)
        await walk.settle()
        await closeNotices(page, words)
        // A grid that measures itself needs a moment.
        const misfits = (): Promise<string[]> => page.evaluate(findMisfits)
        await expect.configure({ soft: true }).poll(misfits, { message: what, timeout: 5_000 }).toEqual([])
      }
      const visit = async (page: Page, path: string): Promise<void> => {
        await walk.go(path)
        await expect(page.getByRole('main')).toBeVisible()
        await expectFitting(page, path)
      }

      test('what everybody sees fits', async ({ page }) => {
        for (const [screen, path] of Object.entries(publicScreens)) {
          if (screen === '/' || screen === '/lobby') await page.goto(`${member}${path}`)
          await visit(page, path)
        }
      })

      test('what a member sees fits', async ({ page }) => {
        const has = await giveOneOfEverything(gateway, accounts[language])
        await enterAs(page, member, accounts[language], '/wallet')
        for (const path of Object.values(ownScreens(has))) await visit(page, path)
      })

      test('the agent portal fits', async ({ page }) => {
        await page.goto(`${agent}/login`)
        await expectFitting(page, '/login')
        await fillSignIn(page, words, 'agent02')
        await expect(page.getByRole('heading', { name: words.say('team:overview') })).toBeVisible()
        for (const path of agentScreens) await visit(page, path)
        // So many days that their labels stand closest.
        await visit(page, '/reports/betting?from=2026-10-01&to=2026-10-28')
        await visit(page, '/team?view=table')
        await page.getByRole('table').getByRole('link').first().click()
        await expect(page).toHaveURL(/\/team\/\d+/)
        await expectFitting(page, '/team/$memberId')
      })
    })
  }
}

/** A notice lies over the page on purpose, and passes. */
async function closeNotices(page: Page, words: Words): Promise<void> {
  const close = page.getByRole('button', { name: words.say('shell:notice.close') })
  if ((await close.count()) > 0) await close.first().click()
  await expect(close).toHaveCount(0)
}
