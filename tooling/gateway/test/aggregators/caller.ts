import { createHash } from 'node:crypto'
import type { Abilities } from './speakers/speaker.ts'

/**
 * What of a message nobody should believe, and what therefore moves nothing: it was signed by nobody, tells another currency, half a đồng or an
 * unknown title, comes with the session of somebody else, or for somebody else than whose stake it is about.
 */
export type Wrong = 'signature' | 'currency' | 'fraction' | 'title' | 'token' | 'member'

type Said = { id: string; round: string; wrong?: Wrong }
type Bet = Said & { act: 'bet'; title: string; amount: number; isFree: boolean; isClosed: boolean }
type Win = Said & {
  act: 'win'
  title: string
  reference: string | undefined
  amount: number
  isClosed: boolean
  award?: 'free-round' | 'promotion'
}
type Rollback = Said & { act: 'rollback'; reference: string }

/** One message of an aggregator to the wallet, in đồng; or the member leaves, and has no session from then on. */
export type Message = Bet | Win | Rollback | { act: 'leave' }

/** A delivery: messages that arrive at the same moment, and each as often as it stands there. */
export type Delivery = readonly Message[]

type Draw = (below: number) => number

/** Draws whole numbers from 0 up to a bound, the same ones for the same seed. */
export function drawsOf(seed: string): Draw {
  let count = 0
  return (below) => {
    count += 1
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE() % below
  }
}

const titles = ['sgr_gold_rush', 'pgs.tiger'] as const
const wrongs = {
  bet: ['signature', 'currency', 'fraction', 'title', 'token'],
  win: ['signature', 'currency', 'fraction', 'title', 'member'],
  award: ['signature', 'currency', 'fraction', 'title'],
  rollback: ['signature', 'member'],
} as const satisfies Record<string, readonly Wrong[]>

/** More than any member has. */
const tooMuch = 900_000_000
/** Of so many đồng the units of 1/100,000 are more than a number holds. */
const beyondNumbers = 3_000_000_000_001

/**
 * What an aggregator sends of some rounds, as a bad line delivers it; ids begin with `prefix`. By its policy a bet whose answer did not come is rolled
 * back until that is accepted, and a win is sent until it is accepted; by the line a message is lost on its way, comes twice at once, again
 * much later, or overtakes another.
 */
export function deliveriesOf(seed: string, can: Abilities, prefix = seed): Delivery[] {
  const below = drawsOf(seed)
  const line = openLine(below)
  for (let each = 0; each < 3; each += 1) {
    const title = titles[below(titles.length)] ?? titles[0]
    tellRound({ below, line, can }, { round: `${prefix}-r${each}`, title })
  }
  if (below(2) === 0) tellFreeRound({ below, line }, { round: `${prefix}-f`, title: titles[0] })
  if (can.promotes && below(2) === 0) {
    const won = {
      reference: undefined,
      amount: 500 * below(100),
      isClosed: true,
      award: 'promotion',
    } as const
    line.send({ act: 'win', id: `${prefix}-p`, round: `${prefix}-p`, title: titles[0], ...won })
  }
  const sent = line.delivered()
  if (below(4) === 0) sent.splice(below(sent.length + 1), 0, [{ act: 'leave' }])
  return sent
}

/** A line that delivers a message, delivers it twice at once, or delivers it once more at any time. */
type Line = {
  send: (message: Message) => void
  sendAtOnce: (messages: Delivery) => void
  sendLate: (message: Message) => void
  delivered: () => Delivery[]
}

function openLine(below: Draw): Line {
  const sent: Delivery[] = []
  const late: Message[] = []
  return {
    send: (message) => {
      const isTwice = below(4) === 0
      sent.push(isTwice ? [message, message] : [message])
      if (below(5) === 0) late.push(message)
    },
    sendAtOnce: (messages) => void sent.push(messages),
    sendLate: (message) => void late.push(message),
    delivered: () => {
      for (const message of late) sent.splice(below(sent.length + 1), 0, [message])
      // What was sent and refused for coming too early is sent again at the end.
      const again = sent.flat().filter((message) => message.act === 'win' && message.wrong === undefined)
      return [...sent, ...again.map((message) => [message])]
    },
  }
}

type Telling = { below: Draw; line: Line; can: Abilities }
type Place = { round: string; title: string }

function tellRound(telling: Telling, place: Place): void {
  const { below, line } = telling
  const { round } = place
  const { standing, isOver } = tellBets(telling, place)
  const wins = standing.length === 0 || isOver ? 0 : 1 + below(3)
  for (let each = 0; each < wins; each += 1) {
    const reference = standing[below(standing.length)] ?? ''
    const amount = below(30) === 0 ? beyondNumbers + below(100) : 500 * below(60)
    const win: Win = {
      act: 'win',
      id: `${round}-w${each}`,
      ...place,
      reference,
      amount,
      isClosed: each === wins - 1,
    }
    sendAmong(telling, win, wrongs.win)
  }
  if (standing.length > 0 && below(3) === 0) {
    // Asked for what has been paid, and for a win, which nobody takes back.
    const reference = below(2) === 0 ? (standing[0] ?? '') : `${round}-w0`
    line.send({ act: 'rollback', id: `${round}-late-back`, round, reference })
  }
}

/** The bets of a round: the ids of those that stand, and whether the last one was said to be all of it. */
function tellBets(telling: Telling, place: Place): { standing: string[]; isOver: boolean } {
  const { below, line, can } = telling
  const { round } = place
  const standing: string[] = []
  const stakes = 1 + below(3)
  const isOver = can.closesByBet && below(5) === 0
  for (let each = 0; each < stakes; each += 1) {
    const id = `${round}-b${each}`
    const amount = below(12) === 0 ? tooMuch : 1_000 * (1 + below(30))
    const isClosed = isOver && each === stakes - 1
    const bet: Bet = { act: 'bet', id, ...place, amount, isFree: false, isClosed }
    const rollback: Rollback = { act: 'rollback', id: `${id}-back`, round, reference: id }
    const fate = below(6)
    if (fate === 0) {
      // Lost on its way, and maybe there after the rollback.
      sendAmong(telling, rollback, wrongs.rollback)
      if (below(2) === 0) line.sendLate(bet)
    } else if (fate === 1) {
      line.send(bet)
      sendAmong(telling, rollback, wrongs.rollback)
    } else if (fate === 2 && !isClosed) {
      // Both at once: either may be first.
      line.sendAtOnce([bet, rollback])
    } else {
      sendAmong(telling, bet, wrongs.bet)
      standing.push(id)
    }
  }
  return { standing, isOver }
}

/** A round that the aggregator gives: its stake is none of ours, and what it wins is awarded. */
function tellFreeRound({ below, line }: Omit<Telling, 'can'>, place: Place): void {
  const { round } = place
  const reference = `${round}-b`
  const amount = 1_000 * (1 + below(9))
  line.send({ act: 'bet', id: reference, ...place, amount, isFree: true, isClosed: false })
  if (below(3) === 0) line.send({ act: 'rollback', id: `${reference}-back`, round, reference })
  const won = { reference, amount: 500 * below(20), isClosed: true, award: 'free-round' } as const
  sendAmong({ below, line }, { act: 'win', id: `${round}-w`, ...place, ...won }, wrongs.award)
}

/** Sends a message; now and then one comes before it that is wrong in something, or after it one with its id and another amount. */
function sendAmong(
  { below, line }: Omit<Telling, 'can'>,
  message: Bet | Win | Rollback,
  ways: readonly Wrong[],
): void {
  const wrong = ways[below(ways.length * 3)]
  if (wrong !== undefined) line.send({ ...message, wrong })
  line.send(message)
  const isSaidOtherwise = message.act !== 'rollback' && below(6) === 0
  if (isSaidOtherwise) line.send({ ...message, amount: message.amount + 1_000 })
}
