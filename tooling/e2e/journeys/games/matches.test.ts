import { expect, test } from '@playwright/test'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { sharedAddresses, vendorSecret } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const vendor = origin(sharedAddresses.vendorPort)
const player = 'hoangnam91'

/** The operator calls a match off. */
async function callOff(matchId: string): Promise<void> {
  const response = await fetch(`${vendor}/matches/void`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${vendorSecret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ matchId }),
  })
  expect(response.status).toBe(200)
}

test('a parlay whose matches are called off gives the stake back (games 73)', async ({ page, isMobile }) => {
  test.setTimeout(90_000)
  const vi = await wordsOf('vi')
  const { api } = await callAs(member, player)
  const open = async () => {
    const { matches } = await api.send(calls.games.hotMatches, {})
    return matches.filter(
      (match) => match.matchId.startsWith('football') && match.startsAt > Date.now() + 20_000,
    )
  }
  // Just before a kick-off the lobby shows nothing but the round that starts.
  await expect.poll(async () => (await open()).length, { timeout: 40_000 }).toBeGreaterThan(1)
  const [one, two] = await open()
  if (!one || !two) throw new Error('no two matches take bets')

  const balance = async () => (await api.send(calls.wallet.balance)).sumBalance
  const before = await balance()

  await test.step('the page of hot matches leads to the match', async () => {
    await enterAs(page, member, player, '/matches')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(vi.say('games:matches'))
    await expectAccessible(page, 'hot matches')
    await page.locator(`a[href*="${one.matchId}"]`).click()
  })
  const game = page.frameLocator('main iframe')
  const card = (matchId: string) => game.locator('.match', { has: game.locator(`#more-${matchId}`) })

  await test.step('all markets of the match stand there, and stay while they are read again', async () => {
    const prices = card(one.matchId).locator('.market .price')
    await expect(prices.first()).toBeVisible()
    for (let looks = 0; looks < 2; looks += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      await page.waitForResponse((response) => response.url().endsWith('/api/matches/markets'))
    }
    await expect(prices.first()).toBeVisible()
  })

  await test.step('the page where matches are verified opens in a tab of its own (games 42)', async () => {
    const opened = page.context().waitForEvent('page', { timeout: 10_000 })
    await game.locator('.foot a[href^="/verify/match"]').click()
    const tab = await opened
    await expect(tab).toHaveURL(/\/verify\/match\?/)
    await tab.close()
  })

  await test.step('two picks are a parlay at the odds that stand there', async () => {
    await card(one.matchId).locator('.grid .price').last().click()
    await card(two.matchId).locator('.grid .price').last().click()
    if (isMobile) await game.locator('#slip-open').click()
    await expect(game.locator('#slip-picks li')).toHaveCount(2)
    await expect(game.locator('#slip-return')).toHaveText(/\d/)
    await expectAccessible(page, 'the slip of matches')
    await game.locator('#place').click()
    await expect(game.locator('#verdict')).not.toBeEmpty()
  })

  await test.step('both are called off: the bet returns its stake, once', async () => {
    await callOff(one.matchId)
    await callOff(two.matchId)
    await game.locator('#bets-tab').click()
    const bet = game.locator('.own-bets > li').first()
    await expect(bet).toHaveAttribute('data-state', 'paid', { timeout: 15_000 })
    await expect(bet).toHaveAttribute('data-mood', 'returned')
    await expect.poll(balance).toBe(before)
    await expectAccessible(page, 'bets on matches')
  })
})

test(
  'a market that staff have stopped says so on the card, and takes no bet until it goes on (games 123)',
  {
    tag: '@round',
  },
  async ({ page }) => {
    const vi = await wordsOf('vi')
    const { api } = await callAs(member, player)
    const last = async () => {
      const { matches } = await api.send(calls.games.hotMatches, {})
      return matches.filter(({ startsAt }) => startsAt > Date.now() + 45_000).at(-1)
    }
    await expect.poll(last, { timeout: 60_000 }).toBeDefined()
    const match = await last()
    if (!match) throw new Error('no match takes bets')
    const stop = async (step: 'suspend' | 'resume'): Promise<void> => {
      const response = await fetch(`${vendor}/matches/stops`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${vendorSecret}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          do: step,
          matchId: match.matchId,
          market: 'total',
          person: 'an',
          reason: 'a rumour',
        }),
      })
      expect(response.status).toBe(200)
    }
    await stop('suspend')
    await enterAs(page, member, player, '/matches')
    await page.locator(`a[href*="${match.matchId}"]`).click()
    const game = page.frameLocator('main iframe')
    const card = game.locator('.match', { has: game.locator(`#more-${match.matchId}`) })
    const words = `${vi.say('vendor:match.suspended')}: ${vi.say('vendor:match.market.total')}`
    await expect(card.locator('.state')).toContainText(words)
    await stop('resume')
    await expect(card.locator('.state')).not.toContainText(words)
  },
)

test('matches that come while one looks at the lobby stand there without a reload (games 75)', async ({
  page,
}) => {
  const vi = await wordsOf('vi')
  let isBetweenRounds = true
  await page.route('**/lgw/games/matches?*', async (route) => {
    if (isBetweenRounds) await route.fulfill({ json: { success: true, value: { matches: [] } } })
    else await route.continue()
  })
  const empty = page.waitForResponse('**/lgw/games/matches?*')
  await page.goto(`${member}/lobby`)
  await empty
  const rail = page.getByRole('region', { name: vi.say('games:matches') })
  await expect(rail).toHaveCount(0)
  isBetweenRounds = false
  await expect(rail).toBeVisible({ timeout: 20_000 })
})
