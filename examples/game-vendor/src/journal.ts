import { appendFileSync, existsSync, readFileSync } from 'node:fs'

export type Side = 'heads' | 'tails'

/** What a member wants to play; a repeated press comes with the same round id. */
export type Bet = { roundId: string; sessionKey: string; side: Side; amount: number }

/** How a round ended. */
export type Outcome =
  | { kind: 'played'; landed: Side; payout: number; balance: number }
  | { kind: 'refused'; code: string }
  | { kind: 'returned' }

/** A round as far as it has come: begun, then landed, then ended. */
export type Round = Bet & { landed?: Side; outcome?: Outcome }

export type Journal = { rounds: ReadonlyMap<string, Round>; write: (round: Round) => void }

/** Rounds in a file, each step a line. A step stands there before the next one is made, so a process that dies loses none. */
export function openJournal(file: string): Journal {
  const rounds = new Map<string, Round>()
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  for (const line of lines.filter((each) => each.endsWith('}'))) {
    const round = JSON.parse(line) as Round
    rounds.set(round.roundId, round)
  }
  return {
    rounds,
    write(round) {
      appendFileSync(file, `\n${JSON.stringify(round)}`, { flush: true })
      rounds.set(round.roundId, round)
    },
  }
}
