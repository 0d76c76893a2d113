import { expect, test, type Locator, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { enterAs } from '../../src/enter-as.ts'
import { readShifts, watchShifts } from '../../src/layout-shifts.ts'
import { giveOneOfEverything } from '../../src/one-of-everything.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { walkInside } from '../../src/walk-inside.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)
const gateway = origin(sharedAddresses.gatewayPort)

/** A window in which even a short list is longer than its page. */
const low = { width: 390, height: 480 }
/** So soon a list is back, in ms: nothing is waited for. */
const soon = 1_000
/** So near to where it was a row stands again, in px: the lobby was seen 49 off, after rails that loaded in passing. */
const near = 60
/** How much of it may jump, as browsers count it. */
const most = 0.01

/** A list, and the link in it that leads into a detail. */
type Trip = readonly [list: string, link: string]

test.use({ viewport: low })
test.beforeEach(({ page }) => watchShifts(page))

test('what everybody sees stands as it was left (system 29)', async ({ page }) => {
  await page.goto(`${member}/lobby`)
  await expectKept(page, member, [
    ['/lobby', 'a[href^="/games/"]'],
    ['/promotions', 'main a[href^="/promotions/"]'],
  ])
})

test('what a member has stands as it was left (system 29)', { tag: '@round' }, async ({ page }) => {
  await giveOneOfEverything(gateway, 'quynhanh')
  await enterAs(page, member, 'quynhanh', '/wallet')
  await expectKept(page, member, [
    ['/wallet/deposits', 'main a[href^="/wallet/deposit/"]'],
    ['/vnlottery/orders', 'main a[href^="/vnlottery/orders/"]'],
    ['/support', 'main a[href^="/support/"]:not([href$="/new"])'],
  ])
})

test('the lists of the portal stand as they were left (system 29)', { tag: '@round' }, async ({ page }) => {
  await enterAs(page, agent, 'agent02', '/')
  await expectKept(page, agent, [
    ['/team', 'main a[href^="/team/"]'],
    ['/reports/betting', 'main tbody a, main tbody button'],
  ])
})

async function expectKept(page: Page, site: string, trips: readonly Trip[]): Promise<void> {
  const { go, settle } = walkInside(page)
  await expect(page.locator('main')).toBeVisible()
  await settle()
  for (const [list, link] of trips) {
    await test.step(list, async () => {
      await go(list)
      const last = page.locator(link).last()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport()
      const [words, top] = [await last.textContent(), await restingTopOf(last)]
      await last.click()
      await expect(page).not.toHaveURL(`${site}${list}`)
      await settle()
      const before = await readShifts(page)
      // From now on nobody answers.
      await page.route(/\/(?:wps|lgw)\//, () => undefined)
      await page.goBack()
      const again = page.locator(link).last()
      await expect(again).toHaveText(words ?? '', { timeout: soon })
      const off = Math.abs((await topOf(again)) - top)
      expect.soft(off, `${list}: how far its last row went`).toBeLessThanOrEqual(near)
      const after = await readShifts(page)
      expect.soft(after.sum - before.sum, `${list}: ${after.jumps.join('; ')}`).toBeLessThanOrEqual(most)
      await page.unroute(/\/(?:wps|lgw)\//)
    })
  }
}

/** Where something comes to rest: rails that are passed on the way to it still load. */
async function restingTopOf(element: Locator): Promise<number> {
  let top = Number.NaN
  await expect
    .poll(async () => {
      const before = top
      top = await topOf(element)
      return top === before
    })
    .toBe(true)
  return top
}

/** Where in the window something stands, in px. */
async function topOf(element: Locator): Promise<number> {
  return element.evaluate((each) => each.getBoundingClientRect().top)
}
