import { sql } from 'kysely'
import { hotTitles } from '../games/catalogue/hot-titles.ts'
import type { House } from '../house.ts'
import { asMultiplier } from '../vendor/limbo/as-multiplier.ts'
import { hashRequest, houseBook } from '../wallet/ledger.ts'
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

/** All movements in one statement, oldest first; one by one they would take most of the first start. */
async function post(house: House, game: { vendor: string; nameEn: string }, rounds: Round[]): Promise<void> {
  const movements = rounds
    .flatMap((round) => [
      movement(round, 'bet', -round.stake, round.placedAt),
      ...(round.payout > 0 ? [movement(round, 'win', round.payout, round.placedAt + roundMs)] : []),
    ])
    .toSorted((one, other) => one.at - other.at)
    .map((line, seq) => ({ ...line, seq }))
  const vendorBook = await houseBook(house.db, `vendor:${game.vendor}`)
  const { rows } = await sql<{ outcome: string; count: number }>`
    with movement as materialized (
      select line.*, book_account.id as book
      from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb)
        as line (seq int, key text, hash text, kind text, reference text, account bigint, amount bigint, at bigint)
      join book_account on book_account.owner_id = line.account and book_account.kind = 'player'
      order by line.seq
    )
    select posted.outcome, count(*)::int as count
    from movement cross join lateral post_transfer(
      ${`seamless:${game.vendor}`}, key, hash, kind, reference, ${game.nameEn}, at,
      array[book, ${vendorBook}::bigint], array[amount, -amount]) as posted
    group by posted.outcome`.execute(house.db)
  const posted = rows.find(({ outcome }) => outcome === 'posted')?.count
  if (posted !== movements.length) throw new Error(`demo bets: ${JSON.stringify(rows)}`)
}

function movement(round: Round, kind: 'bet' | 'win', amount: number, at: number) {
  const { accountId, orderNo } = round
  const hash = hashRequest(kind, accountId, amount, orderNo)
  return { key: `${orderNo}-${kind}`, hash, kind, reference: orderNo, account: accountId, amount, at }
}

function accountOf(ids: ReadonlyMap<string, number>, { name }: DrawnBet): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`demo account ${name} is missing`)
  return id
}
