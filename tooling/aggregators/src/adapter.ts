import type { ListAnswer } from './listed-title.ts'
import type { Wallet } from './wallet.ts'

/**
 * How calls prove whose they are, both ways: each side signs by an RSA key of its own, or both sign by one secret that they share.
 */
export type Signing = 'rsa' | 'shared-secret'

/** What is agreed with an aggregator. Keys of RSA are PEM texts. */
export type AggregatorKeys = {
  /** What the aggregator calls us. */
  partnerId: string
  /** Our own private keys, or what we share with the aggregator, the one in use first; what we send is signed by that. */
  ours: readonly string[]
  /** The public key by which the aggregator's calls are believed; empty where they are believed by what we share. */
  theirs: string
}

/** A call of an aggregator as it came. */
export type AggregatorCall = {
  /** Below the address that the aggregator was given: `/transaction/bet`. */
  path: string
  headers: Headers
  body: string
}

/** What is answered, and a line for the log where a person should look. */
export type AggregatorAnswer = {
  status: number
  headers?: Readonly<Record<string, string>>
  body: string
  /** Says what was refused and of which call, without names, keys or tokens. */
  told?: string
}

/** Who wants to play what, and from where. */
export type WantedLaunch = {
  /** Nobody where it is a demo with play money. The key is what stakes will prove themselves by. */
  player?: { playerId: string; sessionKey: string } | undefined
  gameCode: string
  language: 'VI' | 'EN'
  isMobile: boolean
  /** Country code of the member; empty where it is not known. */
  country: string
  lobbyUrl: string
  depositUrl: string
}

/** What is sent to the aggregator. */
export type AggregatorRequest = { path: string; headers: Record<string, string>; body: string }

/** What is sent to the aggregator to get the address of a game. */
export type LaunchRequest = AggregatorRequest

/** The address, or why there is none: the title is not offered to this member, or the aggregator said something else. */
export type LaunchAnswer = { url: string } | { refused: 'unavailable' | 'faulty' }

/**
 * The protocol of an aggregator: pure, without a clock, a database or a network. It adds no rule about money: it says in our words what was asked,
 * and in theirs what the wallet answered.
 */
export type Adapter = {
  signs: Signing
  answer: (wallet: Wallet, keys: AggregatorKeys, call: AggregatorCall) => Promise<AggregatorAnswer>
  launchRequest: (keys: AggregatorKeys, wanted: WantedLaunch) => LaunchRequest
  readLaunch: (status: number, body: string) => LaunchAnswer
  /** How it is asked for all its titles; absent where nobody has seen how (games 145). */
  list?: {
    request: (keys: AggregatorKeys) => AggregatorRequest
    read: (status: number, body: string) => ListAnswer
  }
  /** Absent where no list of what was done is known in the protocol (games 148). */
  transactionList?: TransactionList
}

/** A time that an aggregator is asked about, in milliseconds since 1970. */
export type ListedSpan = { from: number; to: number }

/** How an aggregator is asked what it did in some time, and what it answers; undefined is no list. */
export type TransactionList = {
  request: (keys: AggregatorKeys, span: ListedSpan) => AggregatorRequest
  read: (status: number, body: string) => readonly ListedTransaction[] | undefined
}

/** A transaction as an aggregator lists it; of one that cannot be read the id alone, or a name that the same row has again. */
export type ListedTransaction =
  | { does: 'unreadable'; transactionId: string }
  | { does: 'rollback'; transactionId: string; state: ListedState; reference: string | undefined }
  | {
      does: 'stake' | 'win'
      transactionId: string
      state: ListedState
      /** What has moved in whole đồng, 0 where it was free; undefined for no whole number of them. */
      amount: number | undefined
      roundId: string | undefined
    }

/** Whether a transaction counts there: it was done or is still owed to the member, it was done and taken back, or it was not done. */
export type ListedState = 'done' | 'undone' | 'not-done'
