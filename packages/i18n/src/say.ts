import type { I18n } from './create-i18n.ts'
import type { MessageKey } from './message-key.ts'

/**
 * The text of a key that is known only at run time, such as the one of an issue or a refusal. For a key written in the
 * code use `t`, which also checks the values.
 * @example say(i18n, messageKey(issue.key), { field: t('session:field.username') })
 */
export function say(
  i18n: I18n,
  key: MessageKey,
  params: Readonly<Record<string, string | number>> = {},
): string {
  // With a union of all keys `t` would ask for the values of all texts at once.
  const anyKey = i18n.t as (key: string, params: Readonly<Record<string, string | number>>) => string
  return anyKey(key, params)
}
