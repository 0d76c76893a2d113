import { expect, test } from '@playwright/test'
import { enterAs } from '../src/enter-as.ts'
import { expectAccessible } from '../src/expect-accessible.ts'
import { expectReconciled } from '../src/platform/expect-reconciled.ts'
import { openOwnPlatform, type OwnPlatform } from '../src/platform/own-platform.ts'
import { wordsOf } from '../src/words.ts'

test.describe.configure({ mode: 'serial' })

let own: OwnPlatform
test.beforeAll(async () => {
  test.setTimeout(120_000)
  own = await openOwnPlatform('faults')
})
test.afterAll(() => own.close())

for (const language of ['vi', 'en'] as const) {
  test(
    `the maintenance page wins over the region page, and both go away again (${language})`,
    { tag: language === 'vi' ? [] : '@round' },
    async ({ page }) => {
      const words = await wordsOf(language)
      await page.addInitScript(
        (chosen) =>
          localStorage.setItem('preferences', JSON.stringify({ language: chosen, hideBalance: false })),
        language,
      )
      await page.setExtraHTTPHeaders({ 'X-Region': 'SG' })
      const hour = 60 * 60_000
      await own.operate({
        restrictedRegions: ['SG'],
        maintenance: { startsAt: Date.now() - hour, endsAt: Date.now() + hour },
      })
      await page.goto(own.member)
      await expect(page.getByRole('heading', { name: words.say('system:maintenance.title') })).toBeVisible()
      await expectAccessible(page, 'maintenance page')

      await own.operate({ maintenance: null })
      await page.reload()
      await expect(page.getByRole('heading', { name: words.say('system:region.title') })).toBeVisible()
      await expectAccessible(page, 'region page')

      await own.operate({ restrictedRegions: [] })
      await page.reload()
      await expect(page.getByRole('heading', { name: words.say('landing:lines.title') })).toBeVisible()
    },
  )
}

test('a dead gateway: the page says so, and recovers by itself', async ({ page }) => {
  const vi = await wordsOf('vi')
  await own.platform.gateway.stop('SIGKILL')
  await page.goto(own.member)
  await expect(page.getByText(vi.say('system:error.network'))).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page, 'unreachable page')
  await own.platform.gateway.start()
  await expect(page.getByRole('heading', { name: vi.say('landing:lines.title') })).toBeVisible({
    timeout: 30_000,
  })
})

test(
  'a gateway killed in the middle of a round: the ledger is exact afterwards',
  { tag: '@round' },
  async ({ page }) => {
    test.setTimeout(180_000)
    await enterAs(page, own.member, 'member01', '/play/105')
    const game = page.frameLocator('iframe')
    await expect(game.locator('#play')).toBeEnabled({ timeout: 20_000 })
    await game.locator('#target').fill('2')
    await game.locator('#stake').fill('10000')
    const frame = page.frames().find((each) => each.url().includes('/play/limbo'))
    // Rounds are asked for as fast as the page allows while the gateway dies at some point among them.
    const playing = (async () => {
      for (let press = 0; press < 200; press++) {
        await frame?.evaluate(() => document.querySelector<HTMLButtonElement>('#play')?.click())
        await page.waitForTimeout(5)
      }
    })()
    await page.waitForTimeout(600)
    await own.platform.gateway.stop('SIGKILL')
    await playing
    await own.platform.gateway.start()
    await expectReconciled(own)
  },
)

test(
  'a second gateway on the same embedded folder stops with a clear message',
  { tag: '@round' },
  async () => {
    test.skip(Boolean(process.env['DATABASE_URL']), 'a PostgreSQL server has room for several gateways')
    await own.platform.gateway.start()
    const { code, output } = own.command('serve')
    expect(code).toBe(1)
    expect(output).toContain('already uses the embedded database')
  },
)
