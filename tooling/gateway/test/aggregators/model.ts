import type { Message } from './caller.ts'

type Stake = { amount: number; round: string; isBack: boolean }
type Round = { paid: number; isSettled: boolean; won: number }

/**
 * What a wallet is after some messages, by the rules alone (games 88, 89, 90, 98): an id is done once, what is rolled back before it came
 * counts never, what a round has paid stays, and a round that is closed takes and pays nothing more.
 */
export class WalletModel {
  balance: number
  private readonly stakes = new Map<string, Stake>()
  private readonly rounds = new Map<string, Round>()
  private readonly answers = new Map<string, boolean>()
  private readonly neverCame = new Set<string>()

  constructor(balance: number) {
    this.balance = balance
  }

  /** Whether a message is accepted; what it moves is in the balance then. */
  take(message: Message): boolean {
    if (message.act !== 'rollback' && this.neverCame.has(message.id)) return false
    const known = this.answers.get(message.id)
    if (known !== undefined) return known
    const { isAccepted, isKept } = this.decide(message)
    if (isKept) this.answers.set(message.id, isAccepted)
    return isAccepted
  }

  /** What stands of each round: what was staked and not taken back, what it has won, and whether it is over. */
  standing(): { stake: number; won: number; isSettled: boolean }[] {
    return [...this.rounds].map(([name, { won, isSettled }]) => ({
      stake: this.stakesOf(name).reduce((sum, { amount, isBack }) => sum + (isBack ? 0 : amount), 0),
      won,
      isSettled,
    }))
  }

  private decide(message: Message): { isAccepted: boolean; isKept: boolean } {
    if (message.act === 'bet') return { isAccepted: this.bet(message), isKept: true }
    if (message.act === 'rollback') return { isAccepted: this.rollback(message), isKept: true }
    // A win before its bet may be none the next time.
    const isEarly = !this.stakes.has(message.reference) && !this.neverCame.has(message.reference)
    return { isAccepted: !isEarly && this.win(message), isKept: !isEarly }
  }

  private bet({ id, round, amount }: Message & { act: 'bet' }): boolean {
    const before = this.stakesOf(round)
    const isOver = this.rounds.get(round)?.isSettled === true
    const isGone = before.length > 0 && before.every(({ isBack }) => isBack)
    if (isOver || isGone || amount > this.balance) return false
    this.balance -= amount
    this.stakes.set(id, { amount, round, isBack: false })
    this.rounds.set(round, this.rounds.get(round) ?? { paid: 0, isSettled: false, won: 0 })
    return true
  }

  private win({ reference, amount, isClosed }: Message & { act: 'win' }): boolean {
    const stake = this.stakes.get(reference)
    const round = stake && this.rounds.get(stake.round)
    if (!stake || !round || stake.isBack || round.isSettled) return false
    this.balance += amount
    round.paid += amount
    round.won += amount
    round.isSettled = isClosed
    return true
  }

  private rollback({ reference }: Message & { act: 'rollback' }): boolean {
    const stake = this.stakes.get(reference)
    if (!stake) {
      if (this.answers.get(reference) === true) return false
      if (!this.answers.has(reference)) this.neverCame.add(reference)
      return true
    }
    const round = this.rounds.get(stake.round)
    if (!stake.isBack && round && (round.isSettled || round.paid > 0)) return false
    if (!stake.isBack) this.balance += stake.amount
    stake.isBack = true
    return true
  }

  private stakesOf(round: string): Stake[] {
    return [...this.stakes.values()].filter((stake) => stake.round === round)
  }
}
