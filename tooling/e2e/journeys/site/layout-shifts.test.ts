import { expect, test, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { enterAs } from '../../src/enter-as.ts'
import { readShifts, watchShifts } from '../../src/layout-shifts.ts'
import { giveOneOfEverything } from '../../src/one-of-everything.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { readMarks, watchDrawn } from '../../src/screens/drawn-pages.ts'
import { agentScreens, ownScreens, publicScreens } from '../../src/screens/every-screen.ts'
import { walkInside } from '../../src/walk-inside.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)
const gateway = origin(sharedAddresses.gatewayPort)

/** How much of a page may jump while it is read, as browsers count it. */
const most = 0.01

async function expectStill(page: Page, site: string, paths: readonly string[]): Promise<void> {
  const { settle } = walkInside(page)
  for (const path of paths) {
    await page.goto(`${site}${path}`)
    await expect(page.locator('main, iframe').first()).toBeVisible()
    await settle()
    const { sum, jumps } = await readShifts(page)
    expect.soft(sum, `${path}: ${jumps.join('; ')}`).toBeLessThanOrEqual(most)
    expect.soft(await readMarks(page), `${path}: marks before the page`).toEqual([])
  }
}

test.describe('no page jumps while it is read, and none begins with a mark (system 32, 33)', () => {
  test.beforeEach(async ({ page }) => {
    test.setTimeout(300_000)
    await watchShifts(page)
    await watchDrawn(page)
  })

  test('ten pages of the member site', ({ page }) =>
    expectStill(page, member, [
      '/lobby',
      '/games/slots',
      '/rewards',
      '/rewards/points',
      '/promotions',
      '/announcements',
      '/helpmc',
      '/service',
      '/feedback',
      '/terms',
    ]))

  test('the rewards of a member with some, and of one without any', async ({ page }) => {
    await giveOneOfEverything(gateway, 'quynhanh')
    for (const name of ['quynhanh', 'hoangnam91']) {
      await enterAs(page, member, name, '/wallet')
      await expectStill(page, member, ['/rewards'])
    }
  })

  test('what everybody sees', { tag: '@round' }, ({ page }) =>
    expectStill(page, member, Object.values(publicScreens)),
  )

  test('what a member sees', { tag: '@round' }, async ({ page }) => {
    const has = await giveOneOfEverything(gateway, 'quynhanh')
    await enterAs(page, member, 'quynhanh', '/wallet')
    await expectStill(page, member, Object.values(ownScreens(has)))
  })

  test('the agent portal', { tag: '@round' }, async ({ page }) => {
    await enterAs(page, agent, 'agent02')
    await expectStill(page, agent, agentScreens)
  })
})
