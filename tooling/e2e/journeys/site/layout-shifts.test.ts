import { expect, test, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { enterAs } from '../../src/enter-as.ts'
import { readShifts, watchShifts } from '../../src/layout-shifts.ts'
import { giveOneOfEverything } from '../../src/one-of-everything.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { agentScreens, ownScreens, publicScreens } from '../../src/screens/every-screen.ts'
import { walkInside } from '../../src/walk-inside.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)
const gateway = origin(sharedAddresses.gatewayPort)

/** How much of a page may jump while it is read, as browsers count it. */
const most = 0.01

/** Pages that still jump, and how much of them may: what was measured, and a fifth of it or 0.01. None may join them. */
const jumping: Readonly<Record<string, number>> = {
  [`${member}/`]: 0.06,
  [`${member}/vnlottery`]: 0.1,
  [`${member}/vnlottery/draw/1`]: 0.05,
  [`${member}/sealottery`]: 0.05,
  [`${member}/sealottery/LOTT_THAI_LOTTERY`]: 0.04,
  [`${member}/winners`]: 0.06,
  [`${member}/rewards/vip`]: 0.07,
  [`${member}/wallet`]: 0.04,
  [`${member}/wallet/statement`]: 0.03,
  [`${member}/wallet/bets`]: 0.06,
  [`${member}/wallet/deposit`]: 0.14,
  [`${member}/wallet/withdraw`]: 0.16,
  [`${member}/account/profile`]: 0.07,
  [`${member}/account/messages`]: 0.07,
  [`${agent}/`]: 0.06,
  [`${agent}/team/bets`]: 0.2,
  [`${agent}/transfer`]: 0.12,
  [`${agent}/contracts`]: 0.5,
  [`${agent}/contracts/bills`]: 0.06,
  [`${agent}/reports/betting`]: 0.17,
  [`${agent}/reports/profit`]: 0.17,
  [`${agent}/reports/credit`]: 0.03,
  [`${agent}/reports/transactions`]: 0.04,
  [`${agent}/reports/team-transactions`]: 0.03,
  [`${agent}/me`]: 0.13,
}

async function expectStill(page: Page, site: string, paths: readonly string[]): Promise<void> {
  const { settle } = walkInside(page)
  for (const path of paths) {
    await page.goto(`${site}${path}`)
    await expect(page.locator('main, iframe').first()).toBeVisible()
    await settle()
    const { sum, jumps } = await readShifts(page)
    expect.soft(sum, `${path}: ${jumps.join('; ')}`).toBeLessThanOrEqual(jumping[`${site}${path}`] ?? most)
  }
}

test.describe('no page jumps while it is read', () => {
  test.beforeEach(async ({ page }) => {
    test.setTimeout(300_000)
    await watchShifts(page)
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
