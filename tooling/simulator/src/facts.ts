import type { Member } from './world.ts'

/**
 * What the outside world was told, and what it asked for without ever being told: all that the model of the judge
 * knows. `undefined` stands for an answer that never came.
 */
export type Facts = {
  deposits: DepositFact[]
  payments: PaymentFact[]
  rounds: RoundFact[]
  withdrawals: WithdrawalFact[]
  moves: MoveFact[]
  gifts: GiftFact[]
  games: GameFact[]
  orders: OrderFact[]
}

export type DepositFact = { member: Member; key: string; amount: number; depositId: string | undefined }

/** Money that the bank reported. `owner` is whose memo it carried. */
export type PaymentFact = {
  reference: string
  amount: number
  owner: Member | undefined
  outcome: string | undefined
  /** Decisions of the operator that were asked for, and the one that was confirmed. */
  wished: ('return' | Member)[]
  decided: 'return' | Member | undefined
}

/** A round as the vendor's own ledger has it; `net` is what the member won or lost by it. */
export type RoundFact = { member: Member; stake: number; net: number; story: string }

export type WithdrawalFact = {
  member: Member
  key: string
  amount: number
  withdrawalId: string | undefined
  /** Steps that were asked for and send money, each under a key of its own. */
  payouts: number
  /** States and confirmations that somebody was told. */
  told: string[]
}

/** A transfer to or from the vendor's wallet. */
export type MoveFact = {
  member: Member
  key: string
  direction: 'in' | 'out'
  state: string | undefined
}

/** Money from one member to another, straight through the ledger. */
export type GiftFact = {
  key: string
  from: Member
  to: Member
  amount: number
  outcome: string | undefined
}

/** A round of an in-house game as its page was told it, once or many times. */
export type GameFact = { roundId: string; told: ToldRound[] }

/** What the page may know of a round at a moment. */
export type ToldRound = {
  state: string
  moves: readonly unknown[]
  view: unknown
  isOver: boolean
  payout: number
  staked: number
  serverSeedHash: string
  clientSeed: string
  nonce: number
}

/** An order on draws of a lottery; `orderId` once the member was told that it stands. */
export type OrderFact = { member: Member; key: string; orderId: string | undefined }

export function noFacts(): Facts {
  return {
    deposits: [],
    payments: [],
    rounds: [],
    withdrawals: [],
    moves: [],
    gifts: [],
    games: [],
    orders: [],
  }
}
