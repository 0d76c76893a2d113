/** The agent portal: overview, team, bets and income. */
export const team = {
  title: 'Đội nhóm',
} as const
