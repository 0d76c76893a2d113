import type { TestPerson } from '../../wallet/people.ts'
import type { Aggregator, AggregatorName, Call } from '../stage.ts'

/** How a call went, in a word that all protocols share; what they call otherwise is refused. */
export type Outcome = 'ok' | 'short' | 'limit' | 'duplicate' | 'refused'

/** What a call was answered, with what the member has, in đồng, where that is told. */
export type Told = { outcome: Outcome; balance?: number | undefined }

/** Who plays, by which session. */
export type Seat = { player: TestPerson; token: string }

/** A stake, in đồng. */
export type Bet = {
  id: string
  round: string
  title: string
  amount: number
  currency?: string
  isFree?: boolean
  isClosed?: boolean
}

/** A win, in đồng; an award is none of a stake of ours. */
export type Win = {
  id: string
  round: string
  title: string
  reference: string | undefined
  amount: number
  currency?: string
  isClosed: boolean
  award?: 'free-round' | 'promotion' | undefined
}

export type Rollback = { id: string; round: string; reference: string }

/** A call as its protocol writes it. */
export type Written = { path: string; body: Readonly<Record<string, unknown>> }

/** What not every protocol can say. */
export type Abilities = {
  /** A bet after which nothing else comes of its round. */
  closesByBet: boolean
  /** A win that names no bet. */
  promotes: boolean
}

/** How a protocol says what tests say: a new call each time, with the same ids. */
export type Speaker = AggregatorName &
  Abilities & {
    bet: (seat: Seat, said: Bet) => Written
    win: (seat: Seat, said: Win) => Written
    rollback: (seat: Seat, said: Rollback) => Written
    balance: (seat: Seat) => Written
    /** Throws for what is no answer of the protocol. */
    read: (answer: string) => Told
  }

/** An aggregator that is connected, and how it speaks. */
export type Speaking = { speaker: Speaker; aggregator: Aggregator }

/** Says something to the wallet; what was answered. */
export async function say(
  { speaker, aggregator }: Speaking,
  { path, body }: Written,
  { by = aggregator.call, signature }: { by?: Call; signature?: string | undefined } = {},
): Promise<Told> {
  return speaker.read(await by(path, JSON.stringify(body), signature))
}
