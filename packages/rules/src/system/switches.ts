import type { WhitelabelNode } from '@saola/protocol'

/** The seven feature switches (system 6), by what they open. */
export const switchId = {
  mobileRegistration: 'MOBILENUMREG3',
  smsOnRegistration: 'REGMOBVERF3',
  mobileRegistrationWithPassword: 'MOBILENUMPASSREG3',
  usernameRegistration: 'USERNAMEREG3',
  freePlay: 'FREEPLAY3',
  forcedPasswordChange: 'PWDEXPFORCECHANGE3',
  mobileCodeLogin: 'MOBILEVERCODELOGIN3',
} as const

export type SwitchId = (typeof switchId)[keyof typeof switchId]

/** Every module of a merchant by its id; the usual seven (system 6) are always there. */
export type Switches = Readonly<Record<string, boolean>> & Readonly<Record<SwitchId, boolean>>

/**
 * Flattens the whitelabel tree (system 4). Only the text "1" is on; a module that the tree does not name is off. A module
 * counts by its own flag alone: the child of one that is off can be on. Of two nodes with one id the later counts.
 * @example switchesOf(tree).FREEPLAY3
 */
export function switchesOf(tree: WhitelabelNode): Switches {
  const found = new Map<string, boolean>(Object.values(switchId).map((id) => [id, false]))
  const waiting: WhitelabelNode[] = [tree]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    found.set(node.modId, node.enabled === '1')
    for (const child of [...(node.childrenNodes ?? [])].reverse()) waiting.push(child)
  }
  // The map starts with all seven ids, which the compiler cannot see.
  return Object.fromEntries(found) as Switches
}
