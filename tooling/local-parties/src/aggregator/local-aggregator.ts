import { setTimeout as wait } from 'node:timers/promises'
import type { AggregatorKeys } from './aggregator-keys.ts'
import { createAskWallet, type WalletPlace } from './ask-wallet.ts'
import { createMoneyActs } from './money-acts.ts'
import { createOperatorApi, operatorRoot } from './operator-api.ts'
import { createSittings } from './sittings.ts'
import { createSupplierWallet, type Supplier } from './supplier-wallet.ts'
import { openTransactionLog } from './transaction-log.ts'

/** What the operator is called at the local aggregator. */
export const localOperatorId = 'saola'

/** What a local aggregator is given. */
export type LocalAggregatorOptions = {
  keys: AggregatorKeys
  /** What the operator gave as the address of its wallet: `https://gateway/aggregators/CODE`. */
  walletAddress: string
  /** The network to that wallet. */
  send: WalletPlace['send']
  /** Where the supplier's games are played. */
  gamesOrigin: string
  supplier: Supplier
  frameOrigins: () => Promise<object>
  /** Keeps what was sent. */
  file: string
  now: () => number
  randomBytes: (length: number) => Buffer
  /** Waits before something is sent again; rejects once the signal is aborted. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** An aggregator on this machine. */
export type LocalAggregator = {
  /** What operators ask of it, below `/operator/generic/v2`. */
  operator: (request: Request) => Promise<Response>
  /** The wallet that its supplier calls, below `/seamless`. */
  wallet: (request: Request) => Promise<Response>
  /** Gives back what a process of before did not come to; the operator's wallet must answer by then. */
  resume: () => void
  close: () => void
}

/**
 * Plays a small aggregator: to the operator it speaks Hub88's protocol, to the supplier behind it our own wallet contract. It takes no
 * decision about money: what a game says it says on, under an id that follows from the game's.
 *
 * A restart ends the sittings and nothing else. What was sent stands in the file, so a game that asks again gets the first answer, a bet that nobody
 * knows of is sent again or taken back under its id, and a rollback goes on until it is accepted.
 */
export function createLocalAggregator(options: LocalAggregatorOptions): LocalAggregator {
  const { keys, walletAddress: address, send, now, randomBytes, supplier, frameOrigins } = options
  const { pause = waitFor } = options
  const closing = new AbortController()
  const log = openTransactionLog(options.file)
  const sittings = createSittings(randomBytes, now)
  const ask = createAskWallet({ address, privateKey: keys.aggregator.privateKey, randomBytes, send })
  const acts = createMoneyActs({ log, ask, now, pause: (ms) => pause(ms, closing.signal) })
  const operator = createOperatorApi({
    gamesOrigin: options.gamesOrigin,
    operatorId: localOperatorId,
    operatorKey: keys.operator.publicKey,
    sittings,
    log,
  })
  return {
    operator: async (request) => operator.fetch(request),
    wallet: createSupplierWallet({ supplier, sittings, acts, ask, now, randomBytes, frameOrigins }),
    resume: acts.resume,
    close: () => closing.abort(),
  }
}

/** Whether a request is one of an operator. */
export function isOfOperator({ url }: Request): boolean {
  return new URL(url).pathname.startsWith(`${operatorRoot}/`)
}

async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal })
}
