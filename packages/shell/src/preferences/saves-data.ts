import { usePreferences } from '../context/app-context.tsx'
import type { Preferences } from './preferences.ts'

/** What some browsers tell of the line (Save-Data). */
type Telling = { connection?: { saveData?: boolean } }

/** Whether bytes are spared: as was chosen on this device, else as the browser wishes (system 33). */
export function savesData(
  preferences: Pick<Preferences, 'savesData'>,
  browser: Telling = globalThis.navigator as Telling,
): boolean {
  return preferences.savesData ?? browser.connection?.saveData === true
}

/** Whether bytes are spared, and again when that is chosen anew. */
export function useSavesData(): boolean {
  return savesData(usePreferences())
}
