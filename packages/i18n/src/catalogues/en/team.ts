import type { team as vi } from '../vi/team.ts'

/** The agent portal: overview, team, bets and income. */
export const team = {
  title: 'Team',
} as const satisfies Record<keyof typeof vi, string>
