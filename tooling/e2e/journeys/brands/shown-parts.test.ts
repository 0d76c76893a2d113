import { expect, test, type Locator, type Page } from '@playwright/test'
import { calls, partModules } from '@saola/protocol'
import { openOwnMerchant, type OwnMerchant } from '../../src/platform/own-merchant.ts'
import { wordsOf, type Words } from '../../src/words.ts'

// One merchant for all of it, so one after the other: its switches are nobody else's.
test.describe.configure({ mode: 'default' })

let own: OwnMerchant
let en: Words

test.beforeAll(async () => {
  test.setTimeout(120_000)
  en = await wordsOf('en')
  own = await openOwnMerchant('shown')
  await own.operate('merchant', { wallet: { isSingle: false } })
  await own.member.api.send(calls.games.launchGame, { launchMode: 'GLS', nodeId: '105' })
  const raffle = await own.operate('promotion', {
    step: 'raffle',
    kind: 'red_envelope',
    title: { VI: 'Bao lì xì', EN: 'Red envelope' },
    prizes: [
      { amount: 0, chance: 5_000 },
      { amount: 1_000, chance: 5_000 },
    ],
    startsAt: Date.now() - 60_000,
    endsAt: Date.now() + 86_400_000,
    ticketDays: 7,
  })
  await own.operate('promotion', {
    step: 'tickets',
    raffleId: (raffle as { id: number }).id,
    members: [own.member.name],
    count: 1,
    key: 'shown-parts',
  })
})
test.afterAll(() => own.close())

/** The calls that the gateway refused since the list was last emptied. */
function refusals(page: Page): string[] {
  const refused: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 400 && /^\/(?:wps|lgw)\//.test(pathname)) refused.push(pathname)
  })
  return refused
}

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true })
const heart = (page: Page): Locator =>
  page.getByRole('button', { name: en.say('games:favorite.of', { name: '' }) })

type ShownPart = {
  module: string
  path: string
  /** What the part shows there, and what stands there without it. */
  shown: (page: Page) => Locator
  rest: (page: Page) => Locator
}

const tile = (page: Page): Locator => page.locator('[data-tile]').first()
const main = (page: Page): Locator => page.getByRole('main')

const parts: readonly ShownPart[] = [
  { module: 'GAMELOFAV3', path: '/lobby', shown: heart, rest: tile },
  {
    module: 'GAMELOFAV3',
    path: '/games',
    shown: (page) => page.getByRole('button', { name: en.say('games:rail.favorites'), exact: true }),
    rest: tile,
  },
  {
    module: 'GAMELOFAV3',
    path: '/lobby?game=105',
    shown: (page) =>
      page.getByRole('dialog').getByRole('button', { name: en.say('games:rail.favorites'), exact: true }),
    rest: (page) => page.getByRole('dialog').getByRole('link', { name: en.say('games:demo') }),
  },
  {
    module: 'GAMELOHOT3',
    path: '/lobby',
    shown: (page) => region(page, en.say('games:rail.hot')),
    rest: tile,
  },
  {
    module: 'GAMELOREC3',
    path: '/lobby',
    shown: (page) => region(page, en.say('games:rail.continue')),
    rest: tile,
  },
  {
    module: 'PROFPIC3',
    path: '/account/profile',
    shown: (page) => heading(page, en.say('member:avatar')),
    rest: (page) => heading(page, en.say('member:account')),
  },
  {
    module: 'FUNDTRANS3',
    path: '/wallet',
    shown: (page) => heading(page, en.say('wallet:transfer.wallets')),
    rest: (page) => heading(page, en.say('wallet:balance.total')),
  },
  {
    module: 'REWCEN3',
    path: '/rewards',
    shown: (page) => main(page).locator('a[href^="/rewards/raffle/"]'),
    rest: (page) => heading(page, en.say('shell:nav.rewards')),
  },
]

test.describe(
  'a part without a page of its own is gone where it was shown, and nothing else is (system 48)',
  { tag: '@round' },
  () => {
    for (const { module, path, shown, rest } of parts) {
      test(`${module}: ${path}`, async ({ page }) => {
        const refused = refusals(page)
        const expectShown = async (): Promise<void> => {
          await expect(rest(page)).toBeVisible()
          await expect(shown(page).first()).toBeVisible()
          await page.waitForLoadState('networkidle')
          expect(refused).toEqual([])
        }

        await own.turn(module, true)
        await own.member.go(page, path)
        await expectShown()

        await own.turn(module, false)
        // A page that was open before reads beside the status, and hears of the switch meanwhile.
        await page.reload()
        await expect(shown(page)).toHaveCount(0)
        await page.waitForLoadState('networkidle')
        refused.length = 0
        await page.reload()
        await expect(rest(page)).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expect(shown(page)).toHaveCount(0)
        await expect(page.getByText(en.say('shell:state.failed'))).toHaveCount(0)
        expect(refused).toEqual([])

        await own.turn(module, true)
        // The page begins with the status that was kept, in which the part is off.
        await own.member.go(page, path)
        await expectShown()
      })
    }

    test('REWCEN3: a raffle ticket leads back to the rewards', async ({ page }) => {
      const { tickets } = await own.member.api.send(calls.promotions.raffles)
      const path = `/rewards/raffle/${tickets[0]?.ticketId}`
      await own.turn('REWCEN3', true)
      await own.member.go(page, path)
      const open = page.getByRole('button', { name: en.say('promotions:ticket.open.red_envelope') })
      await expect(open).toBeVisible()
      await own.turn('REWCEN3', false)
      await page.reload()
      await expect(page).toHaveURL(`${own.sites.member}/rewards`)
      await expect(heading(page, en.say('shell:nav.rewards'))).toBeVisible()
      await own.turn('REWCEN3', true)
      await own.member.go(page, path)
      await expect(open).toBeVisible()
    })
  },
)

/** Contracts are a part of the portal itself (contracts 42). */
const otherParts = partModules.filter((module) => module !== 'AGENTPOLICY3')

const portalPlaces = [
  '/',
  '/team',
  '/team/bets',
  '/opening',
  '/transfer',
  '/reports',
  '/contracts',
  '/messages',
  '/sub-accounts',
  '/activity',
  '/me',
]

test(
  'the portal needs none of the other parts: with all of them off each page opens (system 48)',
  { tag: '@round' },
  async ({ page }) => {
    const refused = refusals(page)
    await own.turn(otherParts, false)
    await own.agent.go(page, '/')
    for (const path of portalPlaces) {
      await page.goto(`${own.sites.agent}${path}`)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(page).toHaveURL(new RegExp(`${own.sites.agent}${path}`))
      await expect(page.getByText(en.say('shell:state.failed'))).toHaveCount(0)
    }
    expect(refused).toEqual([])
    await own.turn(otherParts, true)
  },
)
