import type { MessageKey } from '@saola/i18n'
import { accountType } from '@saola/protocol'

const members: readonly number[] = [accountType.player, accountType.trial]

/** Specification 6: only members sign in here, trial accounts too; agents have a portal of their own. */
export function mayEnter(type: number): MessageKey | undefined {
  return members.includes(type) ? undefined : 'session:non_member_account'
}
