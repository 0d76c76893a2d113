import { hotTitles } from '../games/catalogue/hot-titles.ts'
import type { House } from '../house.ts'
import { asMultiplier } from '../vendor/limbo/as-multiplier.ts'
import { hashRequest, houseBook, playerBook, postTransfers, type Posting } from '../wallet/ledger.ts'
import { drawBets, type DrawnBet } from './draw-bets.ts'
import { people } from './people.ts'

/** What a round takes on the page before it is settled. */
const roundMs = 1_500

/** Lets the demo members play: settled Limbo bets of the last weeks, stakes and wins paid through the ledger. */
export async function seedBets(house: House, ids: ReadonlyMap<string, number>): Promise<void> {
  const game = hotTitles.find(({ gameCode }) => gameCode === 'LIMBO')
  if (!game) throw new Error('the catalogue has no Limbo')
  const rounds = drawBets(people, house.now()).map((bet, index) => ({
    ...bet,
    accountId: accountOf(ids, bet),
    orderNo: `SLDEMO${String(index + 1).padStart(6, '0')}`,
  }))
  await house.db
    .insertInto('bet')
    .values(
      rounds.map((round) => ({
        order_no: round.orderNo,
        account_id: round.accountId,
        play_session_id: null,
        node_id: game.nodeId,
        vendor_code: game.vendor,
        round_id: round.orderNo,
        debit_id: `${round.orderNo}-bet`,
        bet_amount: round.stake,
        win_amount: round.payout,
        status: 'settled' as const,
        content: `${asMultiplier(round.target)} -> ${asMultiplier(round.result)}`,
        placed_at: round.placedAt,
        settled_at: round.placedAt + roundMs,
      })),
    )
    .execute()
  await post(house, game, rounds)
}

type Round = DrawnBet & { accountId: number; orderNo: string }

/** All movements in one call, oldest first; one by one they would take most of the first start. */
async function post(house: House, game: { vendor: string; nameEn: string }, rounds: Round[]): Promise<void> {
  const vendorBook = await houseBook(house.db, `vendor:${game.vendor}`)
  const books = new Map<number, number>()
  for (const { accountId } of rounds) books.set(accountId, await playerBook(house.db, accountId))
  const postings = rounds
    .flatMap((round) => [
      movement(round, 'bet', -round.stake, round.placedAt),
      ...(round.payout > 0 ? [movement(round, 'win', round.payout, round.placedAt + roundMs)] : []),
    ])
    .toSorted((one, other) => one.now - other.now)
    .map(({ accountId, amount, ...posting }): Posting => ({
      ...posting,
      scope: `seamless:${game.vendor}`,
      remark: game.nameEn,
      entries: [
        { bookAccountId: books.get(accountId) ?? 0, amount },
        { bookAccountId: vendorBook, amount: -amount },
      ],
    }))
  const posted = await postTransfers(house.db, postings)
  const refused = posted.find(({ outcome }) => outcome !== 'posted')
  if (refused) throw new Error(`a demo bet was answered ${refused.outcome}`)
}

function movement(round: Round, kind: 'bet' | 'win', amount: number, now: number) {
  const { accountId, orderNo } = round
  const requestHash = hashRequest(kind, accountId, amount, orderNo)
  return { key: `${orderNo}-${kind}`, requestHash, kind, reference: orderNo, accountId, amount, now }
}

function accountOf(ids: ReadonlyMap<string, number>, { name }: DrawnBet): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`demo account ${name} is missing`)
  return id
}
