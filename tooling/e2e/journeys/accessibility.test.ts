import { expect, test, type Locator, type Page } from '@playwright/test'
import { origin, screensOf } from '@saola/scripts'
import { sharedAddresses } from '../src/platform/addresses.ts'
import { enterAs } from '../src/enter-as.ts'
import { agentScreens, leadingOn, ownScreens, publicScreens } from '../src/screens/every-screen.ts'
import { expectAccessibleInBothThemes } from '../src/expect-accessible.ts'
import { giveOneOfEverything, type Belongings } from '../src/one-of-everything.ts'
import { mainNavigation } from '../src/screens/main-navigation.ts'
import { fillSignIn } from '../src/people.ts'
import { walkInside, type Walk } from '../src/walk-inside.ts'
import { wordsOf, type Words } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)
const gateway = origin(sharedAddresses.gatewayPort)

/** Accounts that no other journey uses, one for each walk. */
const accounts = { vi: 'ducthang', en: 'lanphuong' } as const

const nobodys: Belongings = { depositId: '', withdrawalId: '', ticketId: '', orderId: '', raffleTicketId: '' }

test('the walks below leave out no screen of either app', () => {
  expect(
    [...leadingOn, ...Object.keys(publicScreens), ...Object.keys(ownScreens(nobodys))].toSorted(),
  ).toEqual(screensOf('member').toSorted())
  const others = ['/login', '/team/$memberId', '/reports']
  expect([...agentScreens, ...others].toSorted()).toEqual(screensOf('agent').toSorted())
})

// Each width in a language of its own: no rule depends on both. How both languages fit is told by the small screens.
for (const [language, theme, width] of [
  ['vi', 'dark', 'phone'],
  ['en', 'light', 'desktop'],
] as const) {
  test.describe(`in ${language}`, { tag: '@round' }, () => {
    let words: Words
    let walk: Walk
    test.beforeEach(async ({ page }, { project }) => {
      test.skip(project.name !== width, 'the other language is walked at this width')
      test.setTimeout(150_000)
      words = await wordsOf(language)
      await page.addInitScript(
        (chosen) => localStorage.setItem('preferences', JSON.stringify({ ...chosen, hideBalance: false })),
        { language, theme },
      )
      walk = walkInside(page)
    })

    test('what everybody sees meets WCAG 2.2 AA in both themes', async ({ page }) => {
      for (const [screen, path] of Object.entries(publicScreens)) {
        if (screen === '/' || screen === '/lobby') await page.goto(`${member}${path}`)
        await visit(page, walk, screen, path)
      }
      await walk.go('/rewards')
      const banner = page.getByRole('banner')
      const entrance = await openDialog(page, banner, words.say('session:sign_in'))
      await checkEachTab(page, walk, entrance, 'sign-in')
      await entrance.getByRole('tab').first().click()
      await entrance.getByRole('button', { name: words.say('session:forgot') }).click()
      const forgot = page.getByRole('dialog', { name: words.say('session:forgot.title') })
      await checkEachTab(page, walk, forgot, 'a forgotten password')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const registration = await openDialog(page, banner, words.say('session:register'))
      await checkEachTab(page, walk, registration, 'registration')
    })

    test('what a member sees meets WCAG 2.2 AA in both themes', async ({ page }) => {
      const name = accounts[language]
      const has = await giveOneOfEverything(gateway, name)
      await enterAs(page, member, name, '/wallet')
      for (const [screen, path] of Object.entries(ownScreens(has))) await visit(page, walk, screen, path)

      await walk.go('/wallet')
      await expectWholeWords(mainNavigation(page, words))
      await expectWholeWords(page.getByRole('navigation', { name: words.say('wallet:title') }))
      await walk.go('/wallet/statement')
      await openDialog(page, page.getByRole('table'))
      await closeAfterCheck(page, walk, 'details of an entry')
      await walk.go('/account/security')
      for (const part of [
        'member:security.payment_password',
        'security:email',
        'security:mobile',
        'security:authenticator.title',
      ] as const) {
        await openDialog(page, page.getByRole('main'), `: ${words.say(part)}`)
        await closeAfterCheck(page, walk, `security: ${words.say(part)}`)
      }
      await walk.go('/account/profile')
      await openDialog(page, page.getByRole('main'), words.say('security:close.start'))
      await closeAfterCheck(page, walk, 'closing the account')
      await walk.go('/account/protection')
      const limit = words.say('protection:limit.name', {
        kind: words.say('protection:kind.deposit'),
        period: words.say('protection:period.24h'),
      })
      await openDialog(page, page.getByRole('main'), words.say('protection:limit.set_of', { limit }))
      await closeAfterCheck(page, walk, 'a limit')
    })

    test('the agent portal meets WCAG 2.2 AA in both themes', async ({ page }) => {
      await page.goto(`${agent}/login`)
      await check(page, walk, '/login')
      await fillSignIn(page, words, 'agent02')
      await expect(page.getByRole('heading', { name: words.say('team:overview') })).toBeVisible()
      for (const screen of agentScreens) await visit(page, walk, screen, screen)
      await visit(page, walk, 'the team as a table', '/team?view=table')
      await page.getByRole('table').getByRole('link').first().click()
      await expect(page).toHaveURL(/\/team\/\d+/)
      await check(page, walk, '/team/$memberId')
      await openDialog(
        page,
        page.getByRole('banner'),
        words.say('team:account_menu', { name: 'agent02' }),
        'menu',
      )
      await closeAfterCheck(page, walk, 'the menu of the account')
    })
  })
}

async function visit(page: Page, walk: Walk, screen: string, path: string): Promise<void> {
  await walk.go(path)
  expect(new URL(page.url()).pathname, screen).toBe(new URL(path, member).pathname)
  await expect(page.getByRole('main')).toBeVisible()
  await check(page, walk, screen)
}

async function check(page: Page, walk: Walk, what: string): Promise<void> {
  await walk.settle()
  await expectAccessibleInBothThemes(page, what)
  await expectDistinctNavigations(page, what)
}

/** No two share a name, though one of them be hidden at this width: tools that read a page as text meet both. */
async function expectDistinctNavigations(page: Page, what: string): Promise<void> {
  const names = await page
    .locator('nav')
    .evaluateAll((all) => all.map((navigation) => navigation.getAttribute('aria-label') ?? ''))
  expect(names.toSorted(), what).toEqual([...new Set(names)].toSorted())
}

/** No place in it is cut off, or only to be found by dragging. */
async function expectWholeWords(navigation: Locator): Promise<void> {
  const cut = await navigation.getByRole('link').evaluateAll((links) =>
    links
      .filter((link) => {
        const { left, right } = link.getBoundingClientRect()
        const parts = [link, ...link.querySelectorAll('*')]
        // A box of one pixel holds text for screen readers alone, and a badge hangs over the corner of its icon.
        return (
          left < 0 ||
          right > innerWidth ||
          parts.some(
            (part) =>
              part.scrollWidth > part.clientWidth + 1 &&
              part.clientWidth > 1 &&
              part.querySelector(':scope > b') === null,
          )
        )
      })
      .map((link) => link.textContent),
  )
  expect(cut).toEqual([])
}

async function openDialog(
  page: Page,
  place: Locator,
  name?: string,
  role: 'dialog' | 'menu' = 'dialog',
): Promise<Locator> {
  await place
    .getByRole('button', { ...(name !== undefined && { name }) })
    .first()
    .click()
  await expect(page.getByRole(role)).toBeVisible()
  return page.getByRole(role)
}

async function checkEachTab(page: Page, walk: Walk, dialog: Locator, what: string): Promise<void> {
  const tabs = dialog.getByRole('tab')
  await expect(tabs.first()).toBeVisible()
  for (const tab of await tabs.all()) {
    await tab.click()
    await check(page, walk, `${what}: ${await tab.innerText()}`)
  }
}

async function closeAfterCheck(page: Page, walk: Walk, what: string): Promise<void> {
  await check(page, walk, what)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0)
}
