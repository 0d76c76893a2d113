import type { Delivery, Message } from './caller.ts'
import type { Told } from './speakers/speaker.ts'

type Of<Act extends Message['act']> = Extract<Message, { act: Act }>
type Stake = { amount: number; round: string; isBack: boolean }
type Round = { title: string; paid: number; isSettled: boolean }
/** What comes of a message; one that came too early may be none the next time, and is not kept. */
type Decided = Told & { isEarly?: true }
/** What an id was answered first, and with what it must come again to be the same. */
type Kept = Told & { identity: string }
type Moving = Of<'bet' | 'win' | 'rollback'>

/** What stands of a round. */
export type Standing = { title: string; stake: number; won: number; isSettled: boolean }

/**
 * What a wallet is after some messages, by the rules alone (games 88, 89, 90, 91, 98, 141, 143): an id is done once, what is rolled back before it came
 * counts never, what a round has paid stays, a round that is closed takes and pays nothing more, and what nobody should believe does
 * nothing at all.
 */
export class WalletModel {
  balance: number
  private isAway = false
  private stakes = new Map<string, Stake>()
  private rounds = new Map<string, Round>()
  private answers = new Map<string, Kept>()
  private neverCame = new Set<string>()

  constructor(balance: number) {
    this.balance = balance
  }

  /** Another one that has been told the same. */
  copy(): WalletModel {
    const other = new WalletModel(this.balance)
    other.isAway = this.isAway
    other.stakes = structuredClone(this.stakes)
    other.rounds = structuredClone(this.rounds)
    other.answers = structuredClone(this.answers)
    other.neverCame = structuredClone(this.neverCame)
    return other
  }

  /** What the messages of one moment are answered, taken in their order or in the other one. */
  takeAll(delivery: Delivery, isSwapped: boolean): Told[] {
    if (!isSwapped) return delivery.map((message) => this.take(message))
    return delivery
      .toReversed()
      .map((message) => this.take(message))
      .toReversed()
  }

  /** What stands of each round: what was staked and not taken back, what it has won, and whether it is over. */
  standing(): Standing[] {
    return [...this.rounds].map(([name, { title, paid, isSettled }]) => ({
      title,
      stake: this.stakesOf(name).reduce((sum, { amount, isBack }) => sum + (isBack ? 0 : amount), 0),
      won: paid,
      isSettled,
    }))
  }

  /** What a message is answered; what it moves is in the balance then. No balance stands where none need be told. */
  private take(message: Message): Told {
    if (message.act === 'leave') {
      this.isAway = true
      return { outcome: 'ok' }
    }
    if (this.isWrong(message)) return { outcome: 'refused' }
    if (isNothing(message)) return { outcome: 'ok', balance: this.balance }
    if (message.act !== 'rollback' && this.neverCame.has(message.id)) return { outcome: 'refused' }
    const key = message.act === 'rollback' ? `rollback ${message.id}` : message.id
    const identity = identityOf(message)
    const known = this.answers.get(key)
    if (known && known.identity !== identity) return { outcome: 'duplicate' }
    if (known) return this.toldNow(known, message)
    const decided = this.decide(message)
    if (!decided.isEarly) this.answers.set(key, { ...decided, identity })
    return this.toldNow(decided, message)
  }

  /** The first answer; a balance that was not kept with it is that of now, and who asks for somebody else is told another one. */
  private toldNow({ outcome, balance }: Told, { wrong }: Moving): Told {
    if (wrong !== undefined) return { outcome }
    if (outcome === 'short') return { outcome, balance: this.balance }
    return outcome === 'ok' ? { outcome, balance: balance ?? this.balance } : { outcome }
  }

  /** Somebody else may ask for what nobody has staked: then it is like any other that asks too early. */
  private isWrong(message: Moving): boolean {
    if (message.wrong !== 'member') return message.wrong !== undefined
    return message.act !== 'bet' && this.stakes.has(message.reference ?? '')
  }

  private decide(message: Moving): Decided {
    if (message.act === 'bet') return this.bet(message)
    return message.act === 'win' ? this.win(message) : this.rollback(message)
  }

  private bet({ id, round, title, amount, isClosed }: Of<'bet'>): Told {
    const before = this.stakesOf(round)
    const held = this.rounds.get(round) ?? { title, paid: 0, isSettled: false }
    const isGone = before.length > 0 && before.every(({ isBack }) => isBack)
    if (this.isAway || held.isSettled || isGone) return { outcome: 'refused' }
    if (amount > this.balance) return { outcome: 'short' }
    this.balance -= amount
    this.stakes.set(id, { amount, round, isBack: false })
    this.rounds.set(round, { ...held, isSettled: isClosed })
    return { outcome: 'ok', balance: this.balance }
  }

  private win({ reference = '', amount, isClosed, award }: Of<'win'>): Decided {
    if (award === undefined) {
      const stake = this.stakes.get(reference)
      const round = stake && this.rounds.get(stake.round)
      if (!stake || !round) {
        return this.neverCame.has(reference) ? { outcome: 'refused' } : { outcome: 'refused', isEarly: true }
      }
      if (stake.isBack || round.isSettled) return { outcome: 'refused' }
      round.paid += amount
      round.isSettled = isClosed
    }
    this.balance += amount
    return { outcome: 'ok', balance: this.balance }
  }

  private rollback({ reference }: Of<'rollback'>): Told {
    const stake = this.stakes.get(reference)
    if (!stake) {
      const known = this.answers.get(reference)
      // What was done under an id that took no stake is a win.
      if (known?.outcome === 'ok') return { outcome: 'refused' }
      if (!known) this.neverCame.add(reference)
      return { outcome: 'ok' }
    }
    const round = this.rounds.get(stake.round)
    if (round && (round.isSettled || round.paid > 0)) return { outcome: 'refused' }
    if (!stake.isBack) this.balance += stake.amount
    stake.isBack = true
    return { outcome: 'ok', balance: this.balance }
  }

  private stakesOf(round: string): Stake[] {
    return [...this.stakes.values()].filter((stake) => stake.round === round)
  }
}

/** A free stake takes nothing, and an award of nothing gives nothing. */
function isNothing(message: Moving): boolean {
  if (message.act === 'bet') return message.isFree
  return message.act === 'win' && message.award !== undefined && message.amount === 0
}

function identityOf(message: Moving): string {
  if (message.act === 'rollback') return message.reference
  if (message.act === 'bet') return `${message.round} ${message.title} ${message.amount}`
  const { award = '', reference = '', amount, isClosed } = message
  return award === '' ? `${reference} ${amount} ${isClosed}` : `${award} ${amount}`
}
