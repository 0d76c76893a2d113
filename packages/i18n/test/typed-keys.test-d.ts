import { createI18n, messageKey, say, type DottedKey, type MessageKey } from '@saola/i18n'
import { expectTypeOf, test } from 'vitest'

test('keys and their values are checked where they are written', async () => {
  const i18n = await createI18n({ language: 'vi' })
  expectTypeOf(i18n.t('wallet:deposit.title')).toBeString()
  expectTypeOf(i18n.t('act.retry')).toBeString()
  i18n.t('money:amount.from_to', { min: '1', max: '2' })
  i18n.t('games:count', { count: 3 })
  // @ts-expect-error there is no such text
  i18n.t('wallet:deposit.nothing')
  // @ts-expect-error the text shows a maximum too
  i18n.t('money:amount.from_to', { min: '1' })
})

test('a name from a domain package becomes a key', () => {
  expectTypeOf(messageKey('validation.pattern.6')).toEqualTypeOf<'validation:pattern.6'>()
  expectTypeOf(messageKey('validation.required' as DottedKey)).toExtend<MessageKey>()
  // @ts-expect-error there is no such text
  messageKey('validation.pattern.19')
})

test('a key of run time goes through say', async () => {
  const i18n = await createI18n({ language: 'vi' })
  const key: MessageKey = messageKey('validation.required' as DottedKey)
  expectTypeOf(say(i18n, key, { field: 'x' })).toBeString()
})
