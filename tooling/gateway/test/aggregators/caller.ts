import { createHash } from 'node:crypto'

/** One message of an aggregator to the wallet, in đồng. */
export type Message =
  | { act: 'bet'; id: string; round: string; amount: number }
  | { act: 'win'; id: string; round: string; reference: string; amount: number; isClosed: boolean }
  | { act: 'rollback'; id: string; reference: string }

/** A delivery: messages that arrive at the same moment, and each as often as it stands there. */
export type Delivery = readonly Message[]

/** Draws whole numbers from 0 up to a bound, the same ones for the same seed. */
export function drawsOf(seed: string): (below: number) => number {
  let count = 0
  return (below) => {
    count += 1
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE() % below
  }
}

/**
 * What an aggregator sends of some rounds, as a bad line delivers it. By its policy a bet whose answer did not come is rolled back until
 * that is accepted, and a win is sent until it is accepted; by the line a message is lost on its way, comes twice at once, again much
 * later, or overtakes another.
 */
export function deliveriesOf(seed: string): Delivery[] {
  const below = drawsOf(seed)
  const sent: Delivery[] = []
  const late: Message[] = []
  const send = (message: Message): void => {
    const isTwice = below(4) === 0
    sent.push(isTwice ? [message, message] : [message])
    if (below(5) === 0) late.push(message)
  }
  for (let each = 0; each < 3; each += 1) {
    const round = `${seed}-r${each}`
    const standing: string[] = []
    for (let stake = 0; stake <= below(3); stake += 1) {
      const id = `${round}-b${stake}`
      const bet = { act: 'bet', id, round, amount: 1_000 * (1 + below(30)) } as const
      const rollback = { act: 'rollback', id: `${id}-back`, reference: id } as const
      const fate = below(6)
      if (fate === 0) {
        // Lost on its way, and maybe there after the rollback.
        send(rollback)
        if (below(2) === 0) late.push(bet)
      } else if (fate === 1) {
        send(bet)
        send(rollback)
      } else if (fate === 2) {
        // Both at once: either may be first.
        sent.push([bet, rollback])
      } else {
        send(bet)
        standing.push(id)
      }
    }
    const wins = standing.length === 0 ? 0 : 1 + below(3)
    for (let win = 0; win < wins; win += 1) {
      const reference = standing[below(standing.length)] ?? ''
      const isClosed = win === wins - 1
      send({ act: 'win', id: `${round}-w${win}`, round, reference, amount: 500 * below(60), isClosed })
    }
    if (standing.length > 0 && below(3) === 0) {
      // Asked for what has been paid, and for a win, which nobody takes back.
      const reference = below(2) === 0 ? (standing[0] ?? '') : `${round}-w0`
      send({ act: 'rollback', id: `${round}-late-back`, reference })
    }
  }
  for (const message of late) sent.splice(below(sent.length + 1), 0, [message])
  // What was sent and refused for coming too early is sent again at the end.
  return [...sent, ...sent.flat().flatMap((message) => (message.act === 'win' ? [[message]] : []))]
}
