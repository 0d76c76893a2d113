import { isRangeKey, type MessageKey } from './message-keys.ts'

/** Values that a message shows in its braces. */
export type MessageParams = Readonly<Record<string, string | number>>

/** One reason why an input is refused: the field it belongs to, the message and its values. */
export type Issue = {
  readonly field?: string
  readonly key: MessageKey
  readonly params?: MessageParams
}

/** The shared answer "nothing is wrong". */
export const noIssues: readonly Issue[] = Object.freeze([])

/** An issue without undefined members, so that it compares and serialises cleanly. */
export function issue(key: MessageKey, field?: string, params?: MessageParams): Issue {
  return { ...(field === undefined ? {} : { field }), key, ...(params === undefined ? {} : { params }) }
}

/**
 * The catalogue key and values of an issue. A range of one length ("11-11") becomes the `_exact` text with `{n}`.
 */
export function messageOf(found: Issue): { key: MessageKey; params: MessageParams } {
  const params = found.params ?? {}
  const { min, max } = params
  if (min === undefined || min !== max || !isRangeKey(found.key)) return { key: found.key, params }
  return { key: `${found.key}_exact`, params: { n: min } }
}
