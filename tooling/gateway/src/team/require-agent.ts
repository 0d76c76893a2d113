import { isAgentType } from '@saola/rules'
import type { Account } from '../http/caller.ts'
import { Fault } from '../http/fault.ts'

/** The caller as an agent; every other type of account is refused. */
export function requireAgent(account: Account): Account {
  if (!isAgentType(account.type)) throw new Fault('account.type.refused')
  return account
}
