import type { SubAccountRight } from '@saola/protocol'
import { holdsRight } from '@saola/rules'
import { useSession } from '../context/app-context.tsx'

/** What a place or an act asks for: a right, all of several, or that it is no sub-account. */
export type NeededRight = SubAccountRight | readonly SubAccountRight[] | 'owner'

/** Somebody who may be a sub-account. */
export type RightHolder = {
  readonly subAccount?: { readonly rights: readonly string[] } | undefined
}

/** Whether somebody has a right (team 28). For people's convenience: the gateway decides about every call itself. */
export function mayDo(member: RightHolder | undefined, needed: NeededRight): boolean {
  const rights = member?.subAccount?.rights
  if (rights === undefined) return true
  if (needed === 'owner') return false
  const all = typeof needed === 'string' ? [needed] : needed
  return all.every((right) => holdsRight(rights, right))
}

/** The same of whoever uses this tab. */
export function useRight(needed: NeededRight): boolean {
  const { member } = useSession()
  return mayDo(member, needed)
}
