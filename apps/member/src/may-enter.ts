import { messageKey, type MessageKey } from '@saola/i18n'
import { mayEnter as maySiteEnter } from '@saola/rules'

/** Only members sign in here, trial accounts too (session 16); agents have a portal of their own. */
export function mayEnter(type: number): MessageKey | undefined {
  const refusal = maySiteEnter('member', type)
  return refusal && messageKey(refusal)
}
