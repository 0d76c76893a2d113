import { accountType, rightOfCall, type AccountType, type SubAccountRight } from '@saola/protocol'

/** How many sub-accounts an agent may have at once, and how long the name may be that it gives them. */
export const subAccountRules = { most: 20, labelLength: 40 }

/** The type of a sub-account by the type of its owner; undefined for whoever has none (team 27). */
export function subAccountType(ownerType: number): AccountType | undefined {
  if (ownerType === accountType.agent) return accountType.agentSub
  return ownerType === accountType.topAgent ? accountType.topAgentSub : undefined
}

/** Whether an account works in an agent's name. */
export function isSubAccount(type: number): boolean {
  return type === accountType.agentSub || type === accountType.topAgentSub
}

/** Whether somebody with these rights has one: to act is to see as well (team 28). */
export function holdsRight(rights: readonly string[], right: SubAccountRight): boolean {
  return rights.includes(right) || rights.includes(right.replace('.read', '.act'))
}

/** As whom a call answers a sub-account: itself, its owner, or nobody (team 28). */
export function answersAs(rights: readonly string[], callId: string): 'self' | 'owner' | 'nobody' {
  const right = rightOfCall[callId]
  if (right === 'own') return 'self'
  return right !== undefined && holdsRight(rights, right) ? 'owner' : 'nobody'
}
