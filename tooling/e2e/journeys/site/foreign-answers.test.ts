import { expect, test, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { calls } from '@saola/protocol'
import { enterAs } from '../../src/enter-as.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const everyCall = /\/(?:wps|lgw|lotto)\//
const balance = new RegExp(calls.wallet.balance.path)

/** Who answers in the gateway's place, where, and with what (wire 26). */
const strangers = [
  { who: "a hotel's network", where: everyCall, status: 200 },
  { who: 'an edge that finds nobody', where: everyCall, status: 522 },
  { who: "a hotel's network that wants a sign-in", where: everyCall, status: 401 },
  { who: 'an edge, for one call alone', where: balance, status: 403 },
] as const

test.use({ serviceWorkers: 'block' })

for (const { who, where, status } of strangers) {
  test(
    `${who} (${status}): told as the network, and healed by itself`,
    { tag: '@round' },
    async ({ page }) => {
      const words = await wordsOf('vi')
      await enterAs(page, member, 'hongnhung')
      await page.route(where, (route) =>
        route.fulfill({ status, contentType: 'text/html', body: '<html>Welcome' }),
      )
      await page.goto(`${member}/wallet`)
      await expect(page.getByText(words.say('system:error.network')).first()).toBeVisible({ timeout: 15_000 })
      await expectNothingElse(page)
      await page.unroute(where)
      // It asks within ten seconds, as the shell's own tests say; a busy machine needs longer to draw.
      await expect(page.getByRole('main').getByText('₫').first()).toBeVisible({ timeout: 25_000 })
      await expectNothingElse(page)
    },
  )
}

/** Neither an error of ours, nor the end of the session. */
async function expectNothingElse(page: Page): Promise<void> {
  const words = await wordsOf('vi')
  for (const key of ['system:error.unknown', 'system:error.mismatch', 'session:ended.title'] as const) {
    await expect(page.getByText(words.say(key))).toHaveCount(0)
  }
}
