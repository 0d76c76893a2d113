import { isLanguage, type Language } from '@saola/i18n'
import { profitSides, type ProfitSide } from '@saola/protocol'
import { proxy } from 'valtio/vanilla'
import { readJson, type KeptValues } from '../context/storage.ts'

/** The two looks that every brand has. */
export type Theme = 'dark' | 'light'

/** What a person chose on this device; nothing chosen means the brand decides. */
export type Preferences = {
  language?: Language
  theme?: Theme
  hideBalance: boolean
  /** Whether the site spares bytes; not chosen, the browser's own wish counts (system 33). */
  savesData?: boolean
  /** The columns that somebody wants to see of a table, by its name. */
  columns?: Readonly<Record<string, readonly string[]>>
  /** From whose side a portal shows profit and loss (team 39). */
  profitSide?: ProfitSide
}

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

/** Spares bytes on this device, or does not, whatever the browser wishes. */
export function chooseDataSaver(preferences: Preferences, saves: boolean): void {
  preferences.savesData = saves
  write(preferences)
}

/** Chooses the columns of a table. */
export function chooseColumns(preferences: Preferences, table: string, columns: readonly string[]): void {
  preferences.columns = { ...preferences.columns, [table]: columns }
  write(preferences)
}

/** Chooses from whose side profit and loss is shown. */
export function chooseProfitSide(preferences: Preferences, side: ProfitSide): void {
  preferences.profitSide = side
  write(preferences)
}

function write(preferences: Preferences): void {
  kept.get(preferences)?.write(preferencesKey, JSON.stringify(preferences))
}

function restore(storage: KeptValues): Preferences {
  const value = readJson(storage, preferencesKey)
  const stored = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const { language } = stored
  const columns = readColumns(stored['columns'])
  const profitSide = profitSides.find((each) => each === stored['profitSide'])
  const theme = (['dark', 'light'] as const).find((each) => each === stored['theme'])
  return {
    hideBalance: stored['hideBalance'] === true,
    ...(typeof stored['savesData'] === 'boolean' && { savesData: stored['savesData'] }),
    ...(isLanguage(language) && { language }),
    ...(theme && { theme }),
    ...(columns && { columns }),
    ...(profitSide && { profitSide }),
  }
}

/** Tables whose columns are a list of names; undefined where none is. */
function readColumns(stored: unknown): Record<string, string[]> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const tables = Object.entries(stored).filter(
    (table): table is [string, string[]] =>
      Array.isArray(table[1]) && table[1].every((column) => typeof column === 'string'),
  )
  return tables.length === 0 ? undefined : Object.fromEntries(tables)
}
