/** The shape of each JSON column, which the database does not know. */
export type ColumnTypes = {
  'round.choice': Record<string, number>
  'round.outcome': Record<string, number>
}
