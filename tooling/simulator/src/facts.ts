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
  tables: TableFact[]
  matches: MatchFact[]
  looks: LookFact[]
  signatures: SignatureFact[]
  billPayments: BillPaymentFact[]
  transfers: TransferFact[]
  rewards: RewardFact[]
  commitments: CommitmentFact[]
  decisions: DecisionFact[]
}

export type DepositFact = {
  member: Member
  key: string
  amount: number
  depositId: string | undefined
  /** Until when its code counts, if nothing is taken back. */
  expiresAt: number | undefined
}

/** Money that the bank reported. `owner` is whose memos it carried, `pays` the deposits that they name. */
export type PaymentFact = {
  reference: string
  amount: number
  owner: Member | undefined
  pays: readonly DepositFact[]
  outcome: string | undefined
  /** Decisions of the operator that were asked for, and the one that was confirmed. */
  wished: ('return' | Member)[]
  decided: 'return' | Member | undefined
  /** When the bank says that it came, where it says so. */
  bookedAt: number | undefined
  /** Whether the bank has taken it back, as far as it was heard. */
  isRecalled: boolean
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
  /** Whether the bank has sent something back, as far as somebody asked for that. */
  mayBounce: boolean
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

/** Money along the line of agents, or a wish to send it beside that line; `orderNo` once somebody was told that it went. */
export type TransferFact = {
  key: string
  from: Member
  to: Member
  amount: number
  isAlong: boolean
  orderNo: string | undefined
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
export type OrderFact = ToldOrder & { member: Member }
export type ToldOrder = { key: string; orderId: string | undefined }

/** Chips on a table, and the states of them that the page was told. */
export type TableFact = ToldChips & { member: Member }
export type ToldChips = { key: string; told: string[]; takesBack: boolean }

/** A bet on matches, the states of it that the page was told, and for how much it was sold before they ended. */
export type MatchFact = ToldSlip & { member: Member }
export type ToldSlip = { key: string; told: string[]; early: number | undefined }

/** What a page was shown of a table or of matches, and which round of the table was not drawn by then. */
export type LookFact = { text: string; runningRound: string | undefined }

/** Terms of a contract that somebody was told are signed. */
export type SignatureFact = { contractId: string; version: number }

/** A request to pay all open bills, and what the payer was told went over. */
export type BillPaymentFact = { key: string; moved: number | undefined }

/**
 * A reward of which somebody was told that it is theirs, in the wallet: an offer, raffle ticket, mission, reward of a level or
 * rebate by its number; or an offer that somebody was told is given up.
 */
export type RewardFact = {
  member: Member
  what: 'offer' | 'left' | 'ticket' | 'mission' | 'level' | 'rebate'
  id: string
  amount: number
  /** Of a rebate: the key under which it was claimed. */
  key?: string
}

/** The hash of a raffle ticket's seed as its owner was shown it before the prize was drawn. */
export type CommitmentFact = { ticketId: string; commitment: string }

/** What the operator's people were told has become of an application or of a bonus that they book. */
export type DecisionFact = { participationId: number; outcome: 'accepted' | 'rejected' | 'issued' }

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
    tables: [],
    matches: [],
    looks: [],
    signatures: [],
    billPayments: [],
    transfers: [],
    rewards: [],
    commitments: [],
    decisions: [],
  }
}
