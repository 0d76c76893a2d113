import type { MessageKey } from './message-keys.ts'

/** Values that a refusal shows; the names say the unit, see `messageKeys`. */
export type RefusalParams = Readonly<Record<string, number>>

/** The step is not taken: the reason as a text key, with its values. */
export type Refusal = { readonly kind: 'refused'; readonly key: MessageKey; readonly params?: RefusalParams }

/** Builds a refusal without undefined members, so that it compares and serialises cleanly. */
export function refuse(key: MessageKey, params?: RefusalParams): Refusal {
  return { kind: 'refused', key, ...(params === undefined ? {} : { params }) }
}
