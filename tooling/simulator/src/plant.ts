import type { SendToGateway } from '@saola/game-vendor'
import type { VendorWallet } from '@saola/gateway'

/** A statement on its way to the database. */
export type Statement = { text: string; values: readonly unknown[] }

/**
 * What a planted bug does between a gateway and what it stands on. The gateway itself carries no switch for any of it.
 * Each part answers undefined where it has nothing to do, so that a bug which never takes hold is noticed.
 */
export type Plant = {
  /** The statement as it reaches the database. */
  rewrite?: (statement: Statement) => Statement | undefined
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

/** A gateway as it is. */
export const nothingPlanted: Plant = {}
