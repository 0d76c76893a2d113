import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** A round as the game's server told it last. */
type ToldRound = { isOver: boolean; state: string; staked: number; payout: number }

const mostMoves = 30

/**
 * Plays a round at the game in the page's frame to its end, as somebody would who does not know the rules: the big
 * button, and where a round waits, whatever can be pressed; `press` is how. Returns how the round ended.
 */
export async function playOneRound(
  page: Page,
  game: FrameLocator,
  press: (target: Locator) => Promise<void> = (target) => target.click(),
): Promise<ToldRound> {
  let told: ToldRound | undefined
  page.on('response', (response) => {
    if (!/\/api\/(?:play|move)$/.test(response.url()) || !response.ok()) return
    response
      .json()
      .then((answer: { value: { round: ToldRound } }) => {
        told = answer.value.round
      })
      .catch(() => undefined)
  })
  const table = game.locator('#table')
  await expect(table).toHaveAttribute('data-state', 'open')
  for (let move = 0; move < mostMoves; move += 1) {
    await settled(table)
    if (told?.isOver) break
    const main = game.locator('#play:enabled')
    const others = game.locator('#stage button:enabled:visible, #controls button:enabled:visible')
    const next = (await main.count()) > 0 ? main : others.first()
    const before = told
    await press(next)
    await expect.poll(() => told !== before, { message: 'the server tells of the round' }).toBe(true)
  }
  await expect.poll(() => told?.isOver ?? false, { message: 'the round is over' }).toBe(true)
  page.removeAllListeners('response')
  if (!told) throw new Error('no round was played')
  return told
}

/** Waits until nothing is under way on the table. */
async function settled(table: Locator): Promise<void> {
  await expect(table.locator('#play')).not.toHaveAttribute('aria-busy', 'true')
}
