import { languages, type Language } from '@saola/i18n'
import { proxy } from 'valtio/vanilla'
import { readJson, type KeptValues } from '../context/storage.ts'

/** The two looks that every brand has. */
export type Theme = 'dark' | 'light'

/** What a person chose on this device; nothing chosen means the brand decides. */
export type Preferences = { language?: Language; theme?: Theme; hideBalance: boolean }

const preferencesKey = 'preferences'
const kept = new WeakMap<Preferences, KeptValues>()

/** The choices as the device remembers them. */
export function createPreferences(storage: KeptValues): Preferences {
  const preferences = proxy<Preferences>(restore(storage))
  kept.set(preferences, storage)
  return preferences
}

/** Chooses the language of texts, dates and the gateway's messages. */
export function chooseLanguage(preferences: Preferences, language: Language): void {
  preferences.language = language
  write(preferences)
}

/** Chooses the dark or the light look. */
export function chooseTheme(preferences: Preferences, theme: Theme): void {
  preferences.theme = theme
  write(preferences)
}

/** Hides or shows amounts of money on screen. */
export function hideBalance(preferences: Preferences, hide: boolean): void {
  preferences.hideBalance = hide
  write(preferences)
}

function write(preferences: Preferences): void {
  kept.get(preferences)?.write(preferencesKey, JSON.stringify(preferences))
}

function restore(storage: KeptValues): Preferences {
  const value = readJson(storage, preferencesKey)
  const stored = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const language = languages.find((each) => each === stored['language'])
  const theme = (['dark', 'light'] as const).find((each) => each === stored['theme'])
  return {
    hideBalance: stored['hideBalance'] === true,
    ...(language && { language }),
    ...(theme && { theme }),
  }
}
