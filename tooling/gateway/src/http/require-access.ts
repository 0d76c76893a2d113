import { accountType, type Access } from '@saola/protocol'
import { isAgentType } from '@saola/rules'
import { requireAccount, type Account } from './caller.ts'
import { Fault } from './fault.ts'

/** Refuses who may not call a row: 401 for nobody where somebody is needed, 403 for another type of account. */
export function requireAccess(access: Access, caller: Account | undefined): void {
  if (access === 'visitor') return
  const { type } = requireAccount(caller)
  if (admits[access](type)) return
  // A trial account is told what to do about it (games 5).
  const isTrial = access === 'real-account'
  throw new Fault('account.type.refused', isTrial ? { messageKey: 'system.access.real_account' } : {})
}

/**
 * The account types that each access lets in. The next visitor gets the same trial account, so it can have neither money
 * nor secrets of its own.
 */
const admits: Record<Exclude<Access, 'visitor'>, (type: number) => boolean> = {
  'signed-in': () => true,
  'real-account': (type) => type !== accountType.trial,
  member: (type) => type === accountType.member,
  agent: isAgentType,
}
