import { expect, test, type FrameLocator, type Page } from '@playwright/test'
import { calls, type BetRow } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { opsSecret, sharedAddresses } from '../../src/platform/addresses.ts'
import { playOneRound } from '../../src/play-one-round.ts'
import { wordsOf, type Words } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const gateway = origin(sharedAddresses.gatewayPort)
const player = 'vietcuong'
const roundMs = 60_000

/** What the operator does by an act. */
async function operate(act: string, wanted: object): Promise<{ address: string }> {
  const answer = await fetch(`${gateway}/ops/${act}`, {
    method: 'POST',
    headers: { 'X-Ops-Secret': opsSecret },
    body: JSON.stringify({ merchant: 'saola', reason: 'a complaint', by: 'Lan', ...wanted }),
  })
  if (!answer.ok) throw new Error(`operations refused: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { value: { address: string } }).value
}

/** The member's latest bet at a title, as the record has it. */
async function lastBetAt(gameCode: string): Promise<BetRow> {
  const { api } = await callAs(member, player)
  const span = { startTime: Date.now() - dayMs, endTime: Date.now() + dayMs / 2 }
  const { list } = await api.send(calls.wallet.bets, { ...span, pageNo: 1, pageSize: 50 })
  const bet = list.find((each) => each.gameCode === gameCode)
  if (!bet) throw new Error(`nothing was played at ${gameCode}`)
  return bet
}

/** Opens a row of the betting record and goes from there to the stage of its game (games 135). */
async function recallFromRecord(page: Page, vi: Words, { orderNo }: BetRow): Promise<FrameLocator> {
  await page.goto(`${member}/wallet/bets`)
  await page.getByRole('button', { name: vi.say('wallet:bets.open', { order: orderNo }) }).click()
  const dialog = page.getByRole('dialog', { name: vi.say('wallet:bets.details') })
  await dialog.getByRole('link', { name: vi.say('wallet:bets.replay') }).click()
  await expect(page).toHaveURL(new RegExp(`\\?bet=${orderNo}$`))
  return page.frameLocator('main iframe')
}

/** The page shows the round to its end, and has nothing to stake with. */
async function expectShown(table: FrameLocator): Promise<void> {
  await expect(table.locator('#table')).toHaveAttribute('data-state', 'recall')
  await expect(table.locator('.recalled')).toBeVisible()
  await expect(table.locator('#table')).toHaveAttribute('data-mood', /won|lost|returned|idle/)
  await expect(table.locator('#verdict')).not.toBeEmpty()
  for (const control of ['#play', '#stake', '#undo', '#place', '#auto']) {
    await expect(table.locator(`${control}:visible`)).toHaveCount(0)
  }
}

for (const [gameCode, nodeId] of [
  ['LIMBO', '105'],
  ['PIRATE_QUEEN', '102'],
  ['MINES_GOLD', '101'],
] as const) {
  test(`a round of ${gameCode} is shown again from the betting record, and by the operator's address (games 110, 135)`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    const vi = await wordsOf('vi')
    await enterAs(page, member, player, `/play/${nodeId}`)
    await playOneRound(page, page.frameLocator('main iframe'))
    const bet = await lastBetAt(gameCode)
    const table = await recallFromRecord(page, vi, bet)
    await expectShown(table)
    await expectAccessible(page, `a round of ${gameCode}, shown again`)
    await table.getByRole('button', { name: vi.say('vendor:recall.again') }).click()
    await expectShown(table)

    const { address } = await operate('round', { do: 'show', round: bet.roundId })
    await page.goto(address)
    await expect(page.locator('#table')).toHaveAttribute('data-state', 'recall')
    await expect(page.locator('.recalled')).toContainText(bet.roundId)

    await operate('bet', { do: 'void', bet: bet.orderNo })
    const voided = await recallFromRecord(page, vi, await lastBetAt(gameCode))
    await expect(voided.locator('#verdict')).toContainText('đã bị hủy')
  })
}

test('a bet on matches is shown again as its slip (games 137)', async ({ page, isMobile }) => {
  test.setTimeout(90_000)
  const vi = await wordsOf('vi')
  const { api } = await callAs(member, player)
  const { games } = await api.send(calls.games.gameList, { gameType: 'SPORTS', pageNo: 1, pageSize: 50 })
  const title = games.find(({ gameCode }) => gameCode === 'SPORTS_FOOTBALL_TODAY')
  await enterAs(page, member, player, `/play/${title?.nodeId}`)
  const game = page.frameLocator('main iframe')
  const price = game.locator('.match[data-phase=before] .grid .price:enabled').last()
  await expect(price).toBeVisible({ timeout: 40_000 })
  await price.click()
  if (isMobile) await game.locator('#slip-open').click()
  await game.locator('#place').click()
  await expect(game.locator('#verdict')).not.toBeEmpty()
  await operate('bet', { do: 'void', bet: (await lastBetAt('SPORTS_FOOTBALL_TODAY')).orderNo })
  const slip = await recallFromRecord(page, vi, await lastBetAt('SPORTS_FOOTBALL_TODAY'))
  await expect(slip.locator('#table')).toHaveAttribute('data-state', 'recall')
  await expect(slip.locator('.own-bets .legs li')).toHaveCount(1)
  await expect(slip.locator('.own-bets .fate').first()).toHaveText(vi.say('vendor:match.bet.returned'))
  await expect(slip.locator('#slip')).toBeHidden()
  await expectAccessible(page, 'a bet on matches, shown again')
})

test(
  'a round of a shared table is shown again on its board (games 137)',
  { tag: '@round' },
  async ({ page }) => {
    test.setTimeout(180_000)
    const vi = await wordsOf('vi')
    const gameCode = 'LIVE_LOW_STAKE_BACCARAT'
    const { api } = await callAs(member, player)
    const { games } = await api.send(calls.games.gameList, {
      gameType: 'LIVE',
      gameName: 'Low-Stake Baccarat',
      pageNo: 1,
      pageSize: 10,
    })
    const nodeId = games.find((game) => game.gameCode === gameCode)?.nodeId ?? ''
    await enterAs(page, member, player, `/play/${nodeId}`)
    const table = page.frameLocator('main iframe')
    await expect(table.locator('#table')).toHaveAttribute('data-phase', 'open', { timeout: roundMs })
    await table.locator('[data-cell=banker]').click()
    await expect(table.locator('#table')).toHaveAttribute('data-mood', /won|lost|returned/, {
      timeout: roundMs,
    })
    const shown = await recallFromRecord(page, vi, await lastBetAt(gameCode))
    await expect(shown.locator('#table')).toHaveAttribute('data-mood', /won|lost|returned/, {
      timeout: 30_000,
    })
    await expectShown(shown)
    await expect(shown.locator('[data-cell=banker] .own')).toHaveText(/\d/)
    await expect(shown.locator('.recalled .own-rounds li')).toHaveCount(1)
    await expectAccessible(page, 'a round of a shared table, shown again')
  },
)
