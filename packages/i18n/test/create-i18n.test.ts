import { createI18n, languageOf, loadAreas, messageKey, say, splitKey, type MessageKey } from '@saola/i18n'
import { expect, it, vi } from 'vitest'

it('loads only the areas that were asked for, and the rest on demand', async () => {
  const i18n = await createI18n({ language: 'vi' })
  expect(i18n.hasResourceBundle('vi', 'shell')).toBe(true)
  expect(i18n.hasResourceBundle('vi', 'wallet')).toBe(false)
  await loadAreas(i18n, 'wallet')
  expect(i18n.t('wallet:deposit.title')).toBe('Nạp tiền')
  expect(i18n.hasResourceBundle('en', 'wallet')).toBe(false)
})

it('loads the areas in use again when the language changes', async () => {
  const i18n = await createI18n({ language: 'vi', areas: ['wallet'] })
  await i18n.changeLanguage('en')
  expect(i18n.t('wallet:deposit.title')).toBe('Deposit')
  expect(i18n.hasResourceBundle('en', 'games')).toBe(false)
})

it('shows and reports a missing key, and never another language', async () => {
  const onMissing = vi.fn<(key: string, language: string) => void>()
  const i18n = await createI18n({ language: 'vi', onMissing })
  expect(say(i18n, 'shell:act.nothing' as MessageKey)).toBe('shell:act.nothing')
  expect(onMissing).toHaveBeenCalledWith('shell:act.nothing', 'vi')
})

it('counts in the grammar of the language', async () => {
  const i18n = await createI18n({ language: 'en', areas: ['games'] })
  expect(i18n.t('games:count', { count: 1 })).toBe('1 game')
  expect(i18n.t('games:count', { count: 9812 })).toBe('9,812 games')
  await i18n.changeLanguage('vi')
  expect(i18n.t('games:count', { count: 9812 })).toBe('9.812 trò chơi')
})

it('leaves values as they are, because the screen escapes them', async () => {
  const i18n = await createI18n({ language: 'en', areas: ['session'] })
  expect(i18n.t('session:register.done', { name: 'A & <b>' })).toBe(
    'Your account is ready. Welcome, A & <b>!',
  )
})

it('keeps instances apart', async () => {
  const first = await createI18n({ language: 'vi', areas: ['wallet'] })
  const second = await createI18n({ language: 'en', areas: ['wallet'] })
  expect([first.t('wallet:balance'), second.t('wallet:balance')]).toEqual(['Số dư', 'Balance'])
})

it('turns names of domain packages into keys at the first dot only', () => {
  expect(messageKey('validation.pattern.6')).toBe('validation:pattern.6')
  expect(messageKey('system.code.login.not.session')).toBe('system:code.login.not.session')
})

it.each([
  ['wallet:deposit.title', { area: 'wallet', key: 'deposit.title' }],
  ['nowhere:deposit.title', undefined],
  ['deposit.title', undefined],
])('splits %s', (key, parts) => {
  expect(splitKey(key)).toEqual(parts)
})

it.each([
  ['VI', 'vi'],
  ['EN', 'en'],
  ['en-GB', 'en'],
  ['vi-VN', 'vi'],
  ['fr', 'en'],
  ['ZH', 'en'],
  ['vie', 'en'],
  ['<script>', 'vi'],
  ['', 'vi'],
  [undefined, 'vi'],
  [null, 'vi'],
])('reads the language %s as %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
