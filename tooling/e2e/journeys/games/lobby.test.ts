import { expect, test, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const games = [origin(sharedAddresses.vendorPort), origin(sharedAddresses.launchPort)]

test(
  'a vendor opens its list over the lobby, a title its sheet, and going back closes both',
  { tag: '@round' },
  async ({ page }) => {
    const vi = await wordsOf('vi')
    await page.goto(`${member}/lobby`)
    await page
      .getByRole('button', { name: /^Saola/ })
      .last()
      .click()
    const list = page.getByRole('dialog', { name: vi.say('games:choose', { vendor: 'Saola' }) })
    await expect(list.getByRole('button', { name: /^Limbo/ })).toBeVisible()
    await expect(page).toHaveURL(/list=SAOLA/)
    await expectAccessible(page, 'the list of a vendor')
    await list.getByRole('button', { name: /^Limbo/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Limbo', exact: true })
    await expect(sheet.getByText(vi.say('games:info.rtp'), { exact: true })).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(page).toHaveURL(`${member}/lobby`)

    await test.step('a link shows it', async () => {
      await page.goto(`${member}/lobby?list=SAOLA`)
      await expect(list.getByRole('button', { name: /^Limbo/ })).toBeVisible()
    })
  },
)

test(
  'a member reads which families a vendor serves, and goes to its titles in one of them (games 2)',
  { tag: '@round' },
  async ({ page }) => {
    const vi = await wordsOf('vi')
    await enterAs(page, member, 'hoangnam91', '/lobby?list=SAOLA')
    const list = page.getByRole('dialog', { name: vi.say('games:choose', { vendor: 'Saola' }) })
    const families = list.getByRole('navigation', {
      name: vi.say('games:vendor.families', { vendor: 'Saola' }),
    })
    await expect(families.getByRole('link')).not.toHaveCount(0)
    await expectAccessible(page, 'the families of a vendor')
    await families.getByRole('link', { name: vi.say('games:family.MINI') }).click()
    await expect(page).toHaveURL(/\/games\/mini\?vendor=SAOLA/)
    await expect(page.getByRole('button', { name: /^Limbo/ }).first()).toBeVisible()
  },
)

test(
  'a visitor who taps a game is asked to sign in, and told why (games 4)',
  { tag: '@round' },
  async ({ page }) => {
    const vi = await wordsOf('vi')
    await page.goto(`${member}/games?q=limbo`)
    await page
      .getByRole('button', { name: vi.say('games:play.name', { name: 'Limbo' }) })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: vi.say('session:sign_in.title') })
    await expect(dialog.getByText(vi.say('session:not_logged_in'))).toBeVisible()
    await expectAccessible(page, 'the sign-in that a game asks for')
  },
)

test('a round left open stands first in the lobby and goes on from there (games 8)', async ({ page }) => {
  const vi = await wordsOf('vi')
  await enterAs(page, member, 'kieutrinh', '/play/105')
  const game = page.frameLocator('main iframe')
  await expect(game.locator('#play')).toBeEnabled()
  await page.goto(`${member}/play/101`)
  await game.locator('#play').click()
  await expect(game.locator('#table')).toHaveAttribute('data-state', 'open')
  await expect(game.locator('#stage button:enabled').first()).toBeVisible()

  await page.goto(`${member}/lobby`)
  const rail = page.getByRole('region', { name: vi.say('games:rail.continue') })
  await expect(rail.getByRole('button')).toHaveText([/Mines Gold.*10\.000/s, /Limbo/])
  await expectAccessible(page, 'the lobby with a round left open')
  await rail.getByRole('button', { name: /Mines Gold/ }).click()
  await expect(page).toHaveURL(/\/play\/101$/)
  await game.locator('#stage button:enabled').first().click()
})

for (const [what, mode] of [
  ['for money', ''],
  ['as a demo', '?mode=demo'],
] as const) {
  test(
    `a game opens at the other host when one is down, ${what} (system 7)`,
    { tag: '@round' },
    async ({ page }) => {
      const asked = await breakHost(page, games[1] ?? '', '/play/')
      await alwaysPickLast(page)
      await enterAs(page, member, 'kieutrinh', `/play/105${mode}`)
      await expect(page.frameLocator('main iframe').locator('#play')).toBeEnabled()
      await expect(page.locator('main iframe')).toHaveAttribute('src', new RegExp(`^${games[0]}/play/limbo`))
      expect(asked()).toBe(1)
    },
  )
}

test('a game takes no press before its sitting is open', { tag: '@round' }, async ({ page }) => {
  await page.route('**/api/demo', async (route) => {
    await new Promise((done) => setTimeout(done, 1_500))
    await route.continue()
  })
  await page.goto(`${member}/play/105?mode=demo`)
  const game = page.frameLocator('main iframe')
  await game.locator('#play').click()
  await expect(game.locator('#rounds li:not(.empty)')).toHaveCount(1)
})

test(
  'a game says that it did not open when every host is down, and tries them again',
  { tag: '@round' },
  async ({ page }) => {
    const vi = await wordsOf('vi')
    for (const host of games) await breakHost(page, host, '/play/')
    await page.goto(`${member}/play/105?mode=demo`)
    await expect(page.getByRole('alert')).toContainText(vi.say('games:demo.failed'))
    for (const host of games) await page.unroute(`${host}/play/**`)
    await page.getByRole('button', { name: vi.say('shell:act.retry') }).click()
    await expect(page.frameLocator('main iframe').locator('#play')).toBeEnabled()
  },
)

test(
  'pictures come from another host when one is down, and it is not asked again (system 7)',
  { tag: '@round' },
  async ({ page }) => {
    const asked = await breakHost(page, member, '/cdn/two/art/')
    await alwaysPickLast(page)
    await page.goto(`${member}/games/mini`)
    const pictures = page.locator('[data-tile] img')
    await expect.poll(() => drawn(pictures)).toBeGreaterThan(8)
    for (const source of await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('src')))) {
      expect(source).toMatch(/^\/cdn\/one\/art\/tile\//)
    }
    const before = asked()
    expect(before).toBeGreaterThan(0)
    await page.getByRole('searchbox').fill('limbo')
    await expect(page).toHaveURL(/q=limbo/)
    await expect.poll(() => drawn(pictures)).toBeGreaterThan(0)
    expect(asked()).toBe(before)
  },
)

/** How many of the pictures have arrived. */
function drawn(pictures: ReturnType<Page['locator']>): Promise<number> {
  return pictures.evaluateAll(
    (all) => all.filter((each) => each instanceof HTMLImageElement && each.naturalWidth > 0).length,
  )
}

/** Lets a host answer 503 below a path; returns how often it was asked. */
async function breakHost(page: Page, host: string, path: string): Promise<() => number> {
  let asked = 0
  await page.route(`${host}${path}**`, (route) => {
    asked += 1
    return route.fulfill({ status: 503 })
  })
  return () => asked
}

/** Chance falls on the last host of each list. */
async function alwaysPickLast(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0.99
  })
}

test(
  'a title that is tapped while somebody still types starts all the same',
  { tag: '@round' },
  async ({ page }) => {
    const vi = await wordsOf('vi')
    await enterAs(page, member, 'hoangnam91', '/games')
    await page.locator('[data-tile]').first().waitFor()
    // The way to the game takes longer than the text of a search needs to come to rest.
    await page.route(/\/assets\/play.*\.js$/, async (route) => {
      await new Promise((done) => setTimeout(done, 1_000))
      await route.continue()
    })
    await page.getByRole('searchbox').fill('lim')
    const play = vi.say('games:play.name', { name: 'Limbo' })
    await page.getByRole('button', { name: play }).click()
    await expect(page.locator('main iframe')).toBeVisible()
    await expect(page).toHaveURL(/\/play\/105/)
  },
)
