/** What a planted bug does to the statements of a gateway. The gateway itself carries no switch for any of it. */
export type Plant = {
  /** The statement as it reaches the database. */
  rewrite: (text: string, values: readonly unknown[]) => { text: string; values: readonly unknown[] }
  /** Whether the transaction that begins with this statement is forgotten, so that each statement stands alone. */
  dropsTransaction: (firstText: string) => boolean
}

/** A gateway as it is. */
export const nothingPlanted: Plant = {
  rewrite: (text, values) => ({ text, values }),
  dropsTransaction: () => false,
}
