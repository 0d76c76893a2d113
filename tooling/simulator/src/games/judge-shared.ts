import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Draws } from '@saola/game-engines'
import { drawsOf } from '@saola/game-vendor'
import type { LookFact, ToldChips } from '../facts.ts'
import type { Brought } from './judge-games.ts'
import { payObviously } from './obvious-pays.ts'
import { rulesOf } from './shared-titles.ts'

export type Row = Record<string, unknown>

/** How a bet of the vendor's ends, and how the gateway's bet then stands; a refused stake leaves none. */
const endings: Readonly<Record<string, readonly (string | undefined)[]>> = {
  paid: ['settled'],
  refused: [undefined],
  'rolled-back': ['cancelled', undefined],
}

/** The vendor's bets next to those of the gateway, one to one and to the đồng; `returnOf` is what each should return. */
export function judgeBets(
  rows: readonly Row[],
  gatewayBets: ReadonlyMap<string, Row>,
  returnOf: (row: Row) => { least: number; most: number },
): { wrong: string[]; brought: Brought[] } {
  const wrong: string[] = []
  const brought: Brought[] = []
  for (const row of rows) {
    const [id, state] = [String(row['bet_id']), String(row['state'])]
    const bet = gatewayBets.get(id)
    const status = bet?.['status'] as string | undefined
    if (!endings[state]) wrong.push(`bet ${id} is ${state} and has no outcome`)
    else if (!endings[state].includes(status)) wrong.push(`bet ${id} is ${state}, the gateway's is ${status}`)
    if (state !== 'paid' || !bet) continue
    const [stake, payout] = [Number(row['stake']), Number(row['payout'])]
    const { least, most } = returnOf(row)
    if (payout < least || payout > most)
      wrong.push(`bet ${id} of ${stake} paid ${payout}, and should have paid ${least}`)
    if (Number(bet['bet_amount']) !== stake || Number(bet['win_amount']) !== payout)
      wrong.push(`bet ${id} took ${String(bet['bet_amount'])} and paid ${String(bet['win_amount'])}`)
    brought.push({ playerId: String(row['player_id']), net: payout - stake, jackpots: 0 })
  }
  return { wrong, brought }
}

/** Rounds of tables with their bets, each by its seed and its published pays. */
export function judgeTables(
  {
    rounds,
    bets,
    told,
    looks,
  }: { rounds: readonly Row[]; bets: readonly Row[]; told: readonly ToldChips[]; looks: readonly LookFact[] },
  gatewayBets: ReadonlyMap<string, Row>,
): { wrong: string[]; brought: Brought[] } {
  const byId = new Map(rounds.map((row) => [String(row['round_id']), row]))
  const { wrong, brought } = judgeBets(bets, gatewayBets, (bet) => {
    const round = byId.get(String(bet['round_id'])) ?? {}
    const amount = payObviously(
      rulesOf(titleOf(round)).code,
      round['outcome'],
      bet['cells'] as Record<string, number>,
    )
    return { least: amount, most: amount }
  })
  for (const [id, round] of byId) {
    if (round['state'] !== 'settled') wrong.push(`round ${id} of a table is ${String(round['state'])}`)
    const table: { deal: (draws: Draws, number: number) => unknown } = rulesOf(titleOf(round))
    const outcome = table.deal(
      drawsOf({
        serverSeed: String(round['server_seed']),
        clientSeed: String(round['client_seed']),
        nonce: Number(round['number']),
      }),
      Number(round['number']),
    )
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(outcome)), round['outcome']))
      wrong.push(`round ${id} of a table ended otherwise than its seed decides`)
    if (!isCommitted(round)) wrong.push(`the seed of round ${id} is not the one that was committed to`)
  }
  const betsOf = Map.groupBy(bets, (row) => String(row['round_id']))
  for (const [id, round] of byId) {
    const stood = (betsOf.get(id) ?? []).filter(({ state }) => state === 'paid')
    if (!isJoined(String(round['game_code']), round))
      wrong.push(`the bets that joined the seed of round ${id} are not those of its list`)
    if (stood.some((bet) => !(round['bet_fingerprints'] as string[]).includes(fingerprintOf(bet))))
      wrong.push(`a bet of round ${id} did not join its seed`)
  }
  for (const bet of bets) {
    const round = byId.get(String(bet['round_id'])) ?? {}
    const at = Number(bet['created_at'])
    if (at < Number(round['opens_at']) || at >= Number(round['locks_at']))
      wrong.push(`bet ${String(bet['bet_id'])} was placed while the table took none`)
  }
  const byKey = new Map(bets.map((row) => [String(row['bet_key']), row]))
  for (const { key, told: states, takesBack } of told) {
    const present = byKey.get(key)?.['state']
    if (states.includes('debited') && present !== 'paid' && !(takesBack && present === 'rolled-back'))
      wrong.push(`${key} was told that its chips lie there, and is ${String(present)}`)
    if (states.includes('rolled-back') && present !== 'rolled-back')
      wrong.push(`${key} was told that its chips are back, and is ${String(present)}`)
  }
  for (const { text, runningRound } of looks) {
    const seed = byId.get(runningRound ?? '')?.['server_seed']
    if (typeof seed === 'string' && text.includes(seed))
      wrong.push(`the seed of round ${runningRound} was shown early`)
  }
  return { wrong, brought }
}

/** Whether the seed is the one whose hash was shown. */
export function isCommitted(row: Row): boolean {
  const hash = createHash('sha256').update(String(row['server_seed'])).digest('hex')
  return hash === row['server_seed_hash']
}

/** Whether the list of bets is the one whose hash stands in the client seed. */
export function isJoined(name: string, row: Row): boolean {
  const list = (row['bet_fingerprints'] as string[]).toSorted().join('\n')
  return row['client_seed'] === `${name}:${createHash('sha256').update(list).digest('hex')}`
}

function fingerprintOf({ bet_key: key, stake, cells }: Row): string {
  const chips = Object.entries(cells as Record<string, number>).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const text = [key, stake, ...chips.map(([cell, amount]) => `${cell}=${amount}`)].join(':')
  return createHash('sha256').update(text).digest('hex')
}

function titleOf(row: Row): { gameCode: string; family: string } {
  return { gameCode: String(row['game_code']), family: String(row['family']) }
}
