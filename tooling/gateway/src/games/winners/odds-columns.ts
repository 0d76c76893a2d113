/** What a title states of its wins, as the columns of a joined row; null where it states nothing. */
export type OddsColumns = {
  odds_tail: [number, number][] | null
  odds_above: number | null
  odds_fair_return: number | null
  odds_about: boolean | null
}
