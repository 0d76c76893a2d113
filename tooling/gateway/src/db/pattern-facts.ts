/** What a pattern is made of, beside its market and its selection. */
export type PatternFacts = {
  /** The rule as it was. */
  rule: Record<string, number>
  /** How many accounts, and the first of them. */
  accounts: number
  accountIds?: readonly number[]
  /** What was staked, in đồng; of a pattern of two sides on the first of its selection. */
  amount: number
  /** On the other side. */
  other?: number
  /** What is usual in so many minutes. */
  usual?: number
  /** What the accounts have in common. */
  signs?: readonly string[]
}
