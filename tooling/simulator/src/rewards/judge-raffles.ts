import { createHash, createHmac } from 'node:crypto'
import { startOfTime } from '../world.ts'
import { number, type Books, type Payment, type Row } from './books.ts'
import { raffles, type Raffle } from './offers.ts'

/** What raffles are to have paid, each prize drawn anew from its seed, and what is wrong with tickets. */
export function judgeRaffles({ all, say, sim, deposits, nameOf }: Books): Payment[] {
  const tickets = all('select * from raffle_ticket order by id')
  for (const raffle of raffles) judgeEarned(raffle)
  for (const { ticketId, commitment } of sim.facts.commitments) {
    const row = tickets.find((each) => number(each, 'id') === Number(ticketId))
    say(row?.['commitment'] !== commitment, () => `ticket ${ticketId} was shown with another hash`)
  }
  for (const { what, id, amount } of sim.facts.rewards) {
    if (what !== 'ticket') continue
    const prize = tickets.find((each) => String(each['id']) === id)?.['prize']
    say(prize !== amount, () => `ticket ${id} was told to win ${amount}, and has won ${String(prize)}`)
  }
  return tickets.filter((row) => row['claimed_at'] !== null).flatMap(paymentOf)

  /** A deposit that is large enough earns a ticket while the raffle runs, up to the raffle's number. */
  function judgeEarned(raffle: Raffle): void {
    for (const { accountId, name } of sim.members) {
      const own = tickets
        .filter((row) => number(row, 'raffle_id') === raffle.id && number(row, 'account_id') === accountId)
        .map((row) => String(row['source']))
      const meant = deposits
        .filter((each) => each.accountId === accountId && each.amount >= raffle.least)
        .filter(({ at }) => at >= startOfTime && at < startOfTime + raffle.endsAt)
        .map(({ transferId }) => `deposit:${transferId}`)
      const count = Math.min(meant.length, raffle.most)
      say(
        own.length !== count,
        () => `${name} has ${own.length} tickets of raffle ${raffle.id}, and earned ${count}`,
      )
      say(
        new Set(own).size !== own.length || own.some((source) => !meant.includes(source)),
        () => `${name} has tickets of raffle ${raffle.id} for ${own.join(', ')}`,
      )
    }
  }

  function paymentOf(row: Row): Payment[] {
    const id = number(row, 'id')
    const raffle = raffles.find((each) => each.id === number(row, 'raffle_id'))
    if (!raffle) return []
    const { hash, prize } = drawn(raffle, id, {
      seed: String(row['seed']),
      added: String(row['client_seed']),
    })
    const name = `ticket ${id} of ${nameOf(number(row, 'account_id'))}`
    say(row['commitment'] !== hash, () => `${name} was drawn from another seed than it was given with`)
    say(row['prize'] !== prize, () => `${name} has won ${String(row['prize'])}, and by its seed ${prize}`)
    say(
      number(row, 'claimed_at') >= number(row, 'issued_at') + raffle.ticketMs,
      () => `${name} was drawn after its time`,
    )
    return prize === undefined || prize === 0
      ? []
      : [{ scope: `raffle-ticket:${id}`, accountId: number(row, 'account_id'), amount: prize }]
  }
}

/** The hash of a ticket's seed, and the prize that it stands for, as docs/areas/promotions.md has it. */
function drawn(
  raffle: Raffle,
  ticket: number,
  { seed, added }: { seed: string; added: string },
): { hash: string; prize: number | undefined } {
  const list = raffle.prizes.map(({ amount, chance }) => `${amount}:${chance}`).join(',')
  const title = Buffer.from(`raffle ${raffle.id} ${list}`)
  const bytes = Buffer.from(seed, 'hex')
  const committed = [Buffer.from('saola-draw-1'), title, Buffer.from(String(ticket)), bytes]
  const signed = [title, Buffer.from(`${ticket} ${added}`), Buffer.from([0])]
  const block = createHmac('sha256', bytes).update(behindLengths(signed)).digest()
  // One of 2^32 values in 588,000 would be left out, and the next four bytes taken.
  let place = block.readUInt32BE(0) % 10_000
  const prize = raffle.prizes.find(({ chance }) => (place -= chance) < 0)
  return { hash: createHash('sha256').update(behindLengths(committed)).digest('hex'), prize: prize?.amount }
}

function behindLengths(parts: readonly Buffer[]): Buffer {
  return Buffer.concat(
    parts.flatMap((part) => {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(part.length)
      return [length, part]
    }),
  )
}
