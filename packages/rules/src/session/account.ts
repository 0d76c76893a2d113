import { accountType } from '@saola/protocol'

/** The two places where somebody signs in. */
export type Site = 'member' | 'agent'

/** Why an account may not enter a site (session 16). */
export type EntryRefusal = 'session.non_member_account' | 'session.non_agent_account'

const agentTypes: ReadonlySet<number> = new Set([
  accountType.agent,
  accountType.topAgent,
  accountType.agentSub,
  accountType.topAgentSub,
])

const memberTypes: ReadonlySet<number> = new Set([accountType.member, accountType.trial])

/** Whether an account type is an agent's: 1, 2, 41 or 42 (session 17). */
export function isAgentType(type: number): boolean {
  return agentTypes.has(type)
}

/**
 * Undefined when the account may enter, else the reason (session 16). The member site takes members and trial
 * accounts, the agent portal agents; a type that nobody knows enters neither.
 */
export function mayEnter(site: Site, type: number): EntryRefusal | undefined {
  if (site === 'member') return memberTypes.has(type) ? undefined : 'session.non_member_account'
  return isAgentType(type) ? undefined : 'session.non_agent_account'
}
