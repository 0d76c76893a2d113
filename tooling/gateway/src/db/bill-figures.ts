/** Rounds of one outcome in a real-time salary: how many, their net in đồng without a sign, and the salary for it. */
export type RoundSum = { rounds: number; net: number; amount: number }

/** What a bill was made of, as the formula took it: what the team did in its window, in đồng. */
export type BillFigures = {
  validBet: number
  netLoss: number
  activeMembers: number
  /** Of a real-time salary: what members lost and won, round by round. */
  lost?: RoundSum
  won?: RoundSum
}
