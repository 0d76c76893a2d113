import type { ToldSlip } from '../facts.ts'
import { leagueOf } from '../games/shared-titles.ts'
import type { Title } from '../games/titles.ts'
import { createDraw } from '../simulation.ts'
import { openPage, type Playing } from './page.ts'

type Price = { pick: string; odds: number }
type Shown = { matchId: string; isSuspended: boolean; result: Price[]; handicap: Price[]; total: Price[] }
type Placed = { bet: { betId: string; state: string; early: number | null; isEarly: boolean } }

const slipsOfSitting = 2
const mostLegs = 3
const format = 'decimal'

/** A sitting at a league: single bets and parlays, before the match or in play, and a sale now and then. */
export async function playMatches(
  playing: Playing,
  titles: readonly [Title, ...Title[]],
  told: ToldSlip[],
): Promise<void> {
  const draw = createDraw(playing.random)
  const title = draw.pick(titles)
  const page = await openPage(playing, title)
  if (!page) return
  for (let slip = 0; slip < slipsOfSitting; slip++) {
    const board = await page.call<{ matches: Shown[] }>('/api/matches/board', {
      league: leagueOf(title),
      format,
    })
    const picks = (board?.matches ?? [])
      .filter(({ isSuspended }) => !isSuspended)
      .flatMap(({ matchId, handicap, total, result }) => {
        const [first, ...others] = draw.pick([handicap, total, result])
        return first ? [{ matchId, ...draw.pick([first, ...others]) }] : []
      })
      .slice(0, draw.between(1, mostLegs))
      .map(({ matchId, pick, odds }) => ({ matchId, pick, odds }))
    if (picks.length === 0) return
    const fact: ToldSlip = { key: playing.newKey('slip'), told: [], early: undefined }
    told.push(fact)
    const wish = { key: fact.key, stake: draw.pick([1_000, 10_001, 33_333]), policy: 'any', picks, format }
    const placed = await page.call<Placed>('/api/matches/bet', wish)
    if (!placed) continue
    fact.told.push(placed.bet.state)
    const { betId, early } = placed.bet
    if (early === null || draw.chance(0.6)) continue
    const sold = await page.call<Placed>('/api/matches/early', { betId, amount: early, format })
    if (!sold) continue
    fact.told.push(sold.bet.state)
    if (sold.bet.isEarly) fact.early = early
  }
}
