import type { SendToGateway } from '@saola/game-vendor'
import type { VendorWallet } from '@saola/gateway'

/** A statement on its way to the database. */
export type Statement = { text: string; values: readonly unknown[] }

/** Another statement in the place of one; undefined for those that stay. */
export type Rewrite = (statement: Statement) => Statement | undefined

/**
 * What a planted bug does between a gateway and what it stands on. The gateway itself carries no switch for any of it.
 * Whatever takes hold is heard of, part by part, so that a bug that is planted by half, or not at all, is noticed.
 */
export type Plant = {
  /** The statement as it reaches the database. Of several, each named after what it does, the first that has another. */
  rewrite?: Rewrite | Readonly<Record<string, Rewrite>>
  /** Whether the transaction that begins with this statement is forgotten: each statement stands alone. */
  dropsTransaction?: (first: Statement) => boolean
  /** A change of the schema for one seed, and the way back. */
  schema?: { planted: string; repaired: string }
  /** The port to the vendor with wallets, as a wrong gateway would have written it. */
  wallet?: (wallet: VendorWallet) => VendorWallet
  /** The line of the in-house vendor to the gateways, as a wrong vendor would use it. */
  vendorLine?: (send: SendToGateway) => SendToGateway
  /** Answers go out before the commit is made. */
  answersBeforeCommit?: boolean
}

/** The rewrites of a plant by the names of its parts. */
export function rewritesOf({ rewrite = {} }: Plant): [string, Rewrite][] {
  return typeof rewrite === 'function' ? [['rewrite', rewrite]] : Object.entries(rewrite)
}

/** The parts that a plant has. A bug is the one that is meant where all of them take hold. */
export function partsOf(plant: Plant): string[] {
  const others = Object.keys(plant).filter((part) => part !== 'rewrite')
  return [...others, ...rewritesOf(plant).map(([part]) => part)]
}

/** A gateway as it is. */
export const nothingPlanted: Plant = {}
