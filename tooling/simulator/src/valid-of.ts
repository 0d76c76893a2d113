/** The valid bet of a row of the bets, worked out in the plainest way (games 77). */
export function validOf(row: Readonly<Record<string, unknown>>): number {
  const number = (column: string): number => Number(row[column])
  if (row['status'] !== 'settled' || number('bet_amount') === number('win_amount')) return 0
  const risk = Math.max(0, number('bet_amount') - number('least_return'))
  return Math.floor((risk * number('valid_share')) / 10_000)
}
