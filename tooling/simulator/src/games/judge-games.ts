import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { drawsOf } from '@saola/game-vendor'
import type { Played } from '@saola/game-engines'
import type { GameFact, ToldRound } from '../facts.ts'
import { carried } from './titles.ts'

type Row = Record<string, unknown>

/** How a round of the vendor ends, and how its bet then stands; a refused stake leaves no bet. */
const endings: Readonly<Record<string, readonly (string | undefined)[]>> = {
  paid: ['settled'],
  refused: [undefined],
  'rolled-back': ['cancelled', undefined],
}

/** Rows of both sides once all is quiet, and what pages were told of their rounds. */
export type Books = {
  rounds: readonly Row[]
  /** Of the in-house games alone. */
  bets: readonly Row[]
  jackpotWins: readonly Row[]
  told: readonly GameFact[]
}

/** What a round that was paid brought its player: the return less the stakes, and jackpots beside it. */
export type Brought = { playerId: string; net: number; jackpots: number }

/**
 * Holds the vendor's rounds against the gateway's bets, one to one and to the đồng, and each round against its seeds: what
 * it paid, and all that its page was ever told of it. Answers what is wrong, and what each player should have by it.
 */
export function judgeGames(books: Books): { wrong: string[]; brought: Brought[] } {
  const wrong: string[] = []
  const brought: Brought[] = []
  const say = (isWrong: boolean, what: () => string): void => void (isWrong && wrong.push(what()))
  const rounds = new Map(books.rounds.map((row) => [String(row['round_id']), row]))
  const bets = new Map(books.bets.map((row) => [String(row['round_id']), row]))
  const falls = Map.groupBy(books.jackpotWins, (row) => String(row['order_no']))

  for (const [id, round] of rounds) {
    const state = String(round['state'])
    const bet = bets.get(id)
    const fitting = endings[state]
    say(!fitting, () => `round ${id} is ${state} and has no outcome`)
    if (!fitting) continue
    const status = bet?.['status']
    say(
      !fitting.includes(status as string | undefined),
      () => `round ${id} is ${state}, its bet is ${String(status)}`,
    )
    if (state !== 'paid' || !bet) continue
    const won = (falls.get(String(bet['order_no'])) ?? []).map((row) => Number(row['amount']))
    judgePaid(id, round, bet, won)
    brought.push({
      playerId: String(round['player_id']),
      net: Number(round['payout']) - Number(round['staked']),
      jackpots: won.reduce((sum, each) => sum + each, 0),
    })
  }
  for (const [id, bet] of bets)
    say(!rounds.has(id), () => `bet ${String(bet['order_no'])} belongs to no round`)
  for (const { roundId, told } of books.told) {
    const round = rounds.get(roundId)
    if (!round) say(true, () => `round ${roundId} was shown and is nowhere`)
    else for (const each of told) judgeTold(roundId, round, each)
  }
  return { wrong, brought }

  function judgePaid(id: string, round: Row, bet: Row, won: readonly number[]): void {
    const { payout, staked, isOver } = replay(round, round['moves'])
    say(!isOver, () => `round ${id} is paid and by its seeds not over`)
    say(
      round['payout'] !== payout || round['staked'] !== staked,
      () => `round ${id} paid ${String(round['payout'])}, by its seeds ${payout} of ${staked}`,
    )
    say(
      bet['bet_amount'] !== round['staked'] ||
        bet['win_amount'] !== won.reduce((sum, each) => sum + each, Number(round['payout'])),
      () => `bet of round ${id} took ${String(bet['bet_amount'])} and paid ${String(bet['win_amount'])}`,
    )
    const jackpots = round['jackpots'] as { amount: number }[] | null
    const told = (jackpots ?? []).map(({ amount }) => amount).join(', ')
    const all = won.toSorted((one, other) => other - one).join(', ')
    say(told !== all, () => `round ${id} told the jackpots ${told || 'none'}, and won ${all || 'none'}`)
  }

  function judgeTold(id: string, round: Row, told: ToldRound): void {
    const isSame =
      told.serverSeedHash === round['server_seed_hash'] &&
      told.clientSeed === round['client_seed'] &&
      told.nonce === round['nonce']
    say(!isSame, () => `round ${id} went on with other seeds than it was shown with`)
    say(
      createHash('sha256').update(String(round['server_seed'])).digest('hex') !== told.serverSeedHash,
      () => `the seed of round ${id} is not the one that was committed to`,
    )
    if (told.state === 'rolled-back') return
    const { view, payout } = replay(round, told.moves)
    say(
      !isDeepStrictEqual(plain(view), told.view) || payout !== told.payout,
      () => `round ${id} was shown otherwise than its seeds decide after ${told.moves.length} moves`,
    )
  }
}

/** The round by its kept seeds, played by the engine itself. */
function replay(round: Row, moves: unknown): Played {
  const { engine, model } = carried({ gameCode: String(round['game_code']), family: String(round['family']) })
  const played = engine.play({
    model,
    draws: drawsOf({
      serverSeed: String(round['server_seed']),
      clientSeed: String(round['client_seed']),
      nonce: Number(round['nonce']),
    }),
    stake: Number(round['stake']),
    choice: round['choice'],
    moves: moves as readonly unknown[],
  })
  if (!played) throw new Error(`round ${String(round['round_id'])} holds a move that may not be made`)
  return played
}

/** As it looks once it has travelled. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
