import { startOfTime } from '../world.ts'
import { number, type Books, type Payment, type Row } from './books.ts'
import { judgeTurnover } from './judge-turnover.ts'
import { offers, type Offer } from './offers.ts'

/** A part that a member has in an offer, as the gateway wrote it down. */
export type Part = {
  id: number
  accountId: number
  offer: Offer
  /** When the offer is claimed at the latest. */
  until: number
  bonus: number
  required: number
  wagered: number
  application: string
  reward: string
  joinedAt: number
  grantedAt: number | undefined
  completedAt: number | undefined
  endedAt: number | undefined
  deposit: number | undefined
}

const optional = (row: Row, column: string): number | undefined =>
  row[column] === null ? undefined : number(row, column)

/** What offers are to have paid, and what is wrong with what members and operators made of them. */
export function judgeOffers(books: Books): Payment[] {
  const { all, say, sim, deposits, nameOf } = books
  const parts = all('select * from participation order by id').map(partOf)
  const taken = new Set(parts.map(({ deposit }) => deposit))
  for (const part of parts) judgePart(part)
  judgeTurnover(books, parts)
  judgeTold()
  judgeAside()
  return parts
    .filter(({ reward }) => reward === 'claimed' || reward === 'issued')
    .map(({ id, accountId, bonus }) => ({ scope: `promotion:${id}`, accountId, amount: bonus }))

  function judgePart(part: Part): void {
    const { offer, until, reward, grantedAt, completedAt, endedAt, wagered, required } = part
    const name = `offer ${offer.id} of ${nameOf(part.accountId)}`
    const isPaid = reward === 'claimed' || reward === 'issued'
    const bonus = grantedAt === undefined ? 0 : obviousBonus(part, name)
    say(part.bonus !== bonus, () => `${name} put ${part.bonus} aside, and should have put ${bonus}`)
    const meant = Math.ceil((bonus * offer.multiple) / 100)
    say(required !== meant, () => `${name} asks for ${required}, and should ask for ${meant}`)
    say(
      grantedAt !== undefined && part.application !== 'accepted',
      () => `${name} is ${part.application}, and has a bonus`,
    )
    const isMet = grantedAt !== undefined && wagered >= required
    say(
      isMet !== (completedAt !== undefined),
      () => `${name} has ${wagered} of ${required}, and says otherwise`,
    )
    say(isPaid && !isMet, () => `${name} is ${reward} at a turnover of ${wagered}, and asks for ${required}`)
    const isEarly = completedAt !== undefined && completedAt < until
    say(reward === 'expired' && (endedAt ?? 0) < until, () => `${name} expired before its deadline`)
    say(reward === 'expired' && isMet && !isEarly, () => `${name} was earned after its deadline, and expired`)
    say(reward === 'claimed' && (endedAt ?? until) >= until, () => `${name} was claimed after its deadline`)
    say(
      reward === 'issued' && offer.isBooked !== true && isEarly,
      () => `${name} was paid without a claim, for which there was time`,
    )
    say(reward === 'open' && until < Infinity, () => `${name} waits after its deadline`)
    say(
      reward === 'open' && grantedAt === undefined && firstDeposit(part) !== undefined,
      () => `${name} waits for a deposit that has come`,
    )
  }

  function obviousBonus(part: Part, name: string): number {
    const { offer, deposit } = part
    const terms = offer.bonus
    if ('fixed' in terms) return terms.fixed
    const came = deposits.find(({ transferId }) => transferId === deposit)
    say(came?.accountId !== part.accountId, () => `${name} is of no deposit of its member`)
    const others = parts.filter((each) => each !== part && each.deposit === deposit)
    say(others.length > 0, () => `${name} took deposit ${deposit}, as another offer did`)
    const before = firstDeposit(part)
    say(
      before !== undefined && before < (deposit ?? 0),
      () => `${name} is of deposit ${deposit}, and the first one was ${before}`,
    )
    return Math.min(terms.cap, Math.floor(((came?.amount ?? 0) * terms.percent) / 100))
  }

  /** The first deposit that would do and that no offer has taken. */
  function firstDeposit({ accountId, offer, joinedAt, until }: Part): number | undefined {
    const terms = offer.bonus
    if ('fixed' in terms) return undefined
    return deposits.find(
      (each) =>
        each.accountId === accountId &&
        each.amount >= terms.least &&
        each.at >= joinedAt &&
        each.at < until &&
        !taken.has(each.transferId),
    )?.transferId
  }

  function judgeTold(): void {
    for (const { member, what, id, amount } of sim.facts.rewards) {
      if (what !== 'offer' && what !== 'left') continue
      const own = parts.find(
        ({ accountId, offer }) => accountId === member.accountId && String(offer.id) === id,
      )
      const told = what === 'left' ? 'left' : 'claimed'
      const isKept = own?.reward === told && (what === 'left' || own.bonus === amount)
      say(
        !isKept,
        () => `${member.name} was told that offer ${id} is ${told}, and it is ${own?.reward ?? 'nowhere'}`,
      )
    }
    for (const { participationId, outcome } of sim.facts.decisions) {
      const own = parts.find(({ id }) => id === participationId)
      const become = outcome === 'issued' ? own?.reward : own?.application
      say(become !== outcome, () => `participation ${participationId} was told ${outcome} and is ${become}`)
    }
  }

  /** What is put aside is what runs: everything else was paid or went back. */
  function judgeAside(): void {
    for (const { accountId, name } of sim.members) {
      const running = parts.filter((part) => part.accountId === accountId && part.reward === 'open')
      const meant = running.reduce((sum, { bonus }) => sum + bonus, 0)
      const [held] = all(
        `select balance from ledger_account where owner_id = ${accountId} and kind = 'bonus'`,
      )
      const aside = number(held, 'balance')
      say(aside !== meant, () => `${name} has ${aside} put aside, and should have ${meant}`)
    }
  }
}

function partOf(row: Row): Part {
  const offer = offers.find(({ id }) => id === number(row, 'promotion_id')) ?? offers[0]
  return {
    id: number(row, 'id'),
    accountId: number(row, 'account_id'),
    offer,
    until: offer.claimUntil === undefined ? Infinity : startOfTime + offer.claimUntil,
    bonus: number(row, 'bonus'),
    required: number(row, 'required'),
    wagered: number(row, 'wagered'),
    application: String(row['application']),
    reward: String(row['reward']),
    joinedAt: number(row, 'joined_at'),
    grantedAt: optional(row, 'granted_at'),
    completedAt: optional(row, 'completed_at'),
    endedAt: optional(row, 'ended_at'),
    deposit: optional(row, 'deposit_transfer_id'),
  }
}
