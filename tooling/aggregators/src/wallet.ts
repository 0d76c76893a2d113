/** What the wallet says of an act; money in whole đồng. */
export type WalletAnswer =
  | { success: true; balance?: number | undefined }
  | { success: false; errorCode: string }

/**
 * The acts of the gateway's wallet that an adapter may ask for. Their rules are the wallet's own (games 88 to 92): an id is done
 * once, and a repetition gets the first answer. Amounts are whole đồng, members are named by their id at the gateway.
 */
export type Wallet = {
  /** Takes the stake of a round, or another stake of it; `gameCode` is the title that it is at (games 140). */
  debit: (stake: {
    transactionId: string
    roundId: string
    sessionKey: string
    gameCode: string
    amount: number
    content: string
  }) => Promise<WalletAnswer>
  /** Pays what a round has won; the last credit ends it, with 0 too. */
  credit: (win: {
    transactionId: string
    debitTransactionId: string
    amount: number
    isLast: boolean
    content: string
  }) => Promise<WalletAnswer>
  /** Takes a stake back, or makes sure that it never comes. */
  rollback: (undone: { transactionId: string; debitTransactionId: string }) => Promise<WalletAnswer>
  /** Pays what no stake has won (games 91). */
  award: (won: {
    transactionId: string
    playerId: string
    kind: 'promotion' | 'free-round'
    amount: number
  }) => Promise<WalletAnswer>
  balance: (whose: { playerId: string }) => Promise<WalletAnswer>
  /** Whose a session key is, of a session that is open or over; undefined where nobody has had it. */
  playerOf: (sessionKey: string) => Promise<string | undefined>
  /** Who staked under a transaction id; undefined where no stake was taken under it. */
  stakerOf: (debitTransactionId: string) => Promise<string | undefined>
  /**
   * The stake that wins where a win names its round alone: the first that stands of the member's round at a title, or one that was taken back
   * where none stands; undefined where no stake of it was taken.
   */
  stakeOf: (round: { playerId: string; roundId: string; gameCode: string }) => Promise<string | undefined>
  /** Whether a title of this code is theirs. */
  hasTitle: (gameCode: string) => Promise<boolean>
}
