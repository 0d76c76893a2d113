import { expect, test } from '@playwright/test'
import { calls, catalogueFlag } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
/** Nobody else's money: the mini pool takes up to 200 million đồng of stakes until it falls. */
const player = 'topagent'
const stake = 10_000_000
const mostRounds = 25

test(
  'who reaches the point of a pool wins it, and is told exactly how much (games 29)',
  { tag: '@round' },
  async ({ page }) => {
    test.setTimeout(240_000)
    const vi = await wordsOf('vi')
    const { api } = await callAs(member, player)
    const { families, rows } = await api.send(calls.games.catalogue)
    const closed = catalogueFlag.maintenance | catalogueFlag.comingSoon
    const title = rows.find((row) => families[row[3]] === 'JACKPOT' && (row[5] & closed) === 0)
    await enterAs(page, member, player, `/play/${title?.[0]}`)
    const game = page.frameLocator('main iframe')
    const mini = game.locator('[data-pool="mini"]').first()

    await test.step('the page tells what the pools hold and at which sum they fall', async () => {
      await expect(mini.locator('.pool-sum')).toHaveText(/^\d{3}\.\d{3}\s₫$/)
      await expect(mini.locator('.pool-cap')).toContainText(vi.money(500_000))
      await expect(game.locator('#jackpot-note')).toContainText('1%')
      await expectAccessible(page, 'a jackpot title')
      const beyond = await game.locator('html').evaluate((root) => {
        root.style.fontSize = '200%'
        const wide = root.scrollWidth - root.clientWidth
        root.style.fontSize = ''
        return wide
      })
      expect(beyond, 'letters twice as large stay on the page').toBe(0)
    })

    const won = game.locator('.jackpot-won')
    await test.step('the stake that reaches the point wins all of it', async () => {
      await game.locator('#stake').fill(String(stake))
      // A larger one may fall first.
      let fallen: string | undefined
      for (let round = 0; round < mostRounds && fallen === undefined; round += 1) {
        const told = page.waitForResponse((response) => response.url().endsWith('/api/play'))
        await game.locator('#play').press('Enter')
        const { value } = (await (await told).json()) as {
          value: { round: { jackpots?: { pool: string }[] } }
        }
        fallen = value.round.jackpots?.[0]?.pool
        await expect(game.locator('#play')).toHaveAttribute('aria-busy', 'false')
      }
      const { pools } = await api.send(calls.games.jackpots)
      const hit = pools.find(({ pool }) => pool === fallen)?.lastHit
      await expect(won.locator('.jackpot-amount')).toHaveText(vi.money(hit?.amount ?? 0))
      await expectAccessible(page, 'a won jackpot')
    })

    await test.step('it goes on with the money on the balance', async () => {
      await page.keyboard.press('Enter')
      await expect(won).toBeHidden()
      const { sumBalance } = await api.send(calls.wallet.balance)
      await expect(game.locator('#balance')).toHaveText(vi.money(sumBalance))
    })
  },
)
