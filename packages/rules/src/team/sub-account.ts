import {
  accountType,
  rightOfCall,
  rightOfFigure,
  type AccountType,
  type SubAccountRight,
} from '@saola/protocol'

/**
 * How many sub-accounts an agent may have at once, how long the name may be that it gives them, and what one that nobody
 * gave another ceiling moves in a Vietnamese day, in đồng.
 */
export const subAccountRules = { most: 20, labelLength: 40, dailyCap: 20_000_000 }

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

/** Which figures of a call's reply somebody with these rights does not see (team 36). */
export function hiddenFigures(rights: readonly string[], callId: string): string[] {
  return Object.entries(rightOfFigure[callId] ?? {}).flatMap(([field, right]) =>
    holdsRight(rights, right) ? [] : [field],
  )
}

/** As whom a call answers a sub-account: itself, its owner, or nobody (team 28). */
export function answersAs(rights: readonly string[], callId: string): 'self' | 'owner' | 'nobody' {
  const right = rightOfCall[callId]
  if (right === 'own') return 'self'
  return right !== undefined && holdsRight(rights, right) ? 'owner' : 'nobody'
}
