/** Account types on the wire (session 17): members, agents and agent sub-accounts, and trial accounts. */
export const accountType = {
  member: 0,
  agent: 1,
  topAgent: 2,
  trial: 4,
  agentSub: 41,
  topAgentSub: 42,
} as const

export type AccountType = (typeof accountType)[keyof typeof accountType]
