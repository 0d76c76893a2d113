import type { Call } from '@saola/protocol'
import type { Caller } from './caller.ts'

/** Who can send calls in a run. */
export type People = { visitor: Caller; account?: Caller | undefined; agent?: Caller | undefined }

/** As whom a call is sent, or why nobody can: a contract and a team are an agent's where there is one. */
export function callerOf(call: Call, { visitor, account, agent }: People): Caller | string {
  if (call.access === 'visitor') return visitor
  if (call.access === 'agent') return agent ?? 'it needs an agent (--agent)'
  if (call.access === 'member') return account ?? 'it needs an account (--account)'
  const first = call.id.startsWith('contracts.') ? agent : account
  return first ?? account ?? agent ?? 'it needs an account (--account)'
}
