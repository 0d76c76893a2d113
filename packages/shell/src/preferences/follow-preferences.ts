import { changeLanguage, languageOf, type Language } from '@saola/i18n'
import type { BrandConfig } from '@saola/protocol'
import { subscribe } from 'valtio/vanilla'
import type { AppContext } from '../context/app-context.tsx'
import { openWarning } from '../dialogs/dialogs.ts'
import { chooseLanguage, type Preferences } from './preferences.ts'

/** What of the page follows the choices: `<html lang data-theme>`. */
export type PageRoot = { lang: string; dataset: Record<string, string | undefined> }

/** The language in use: the person's choice where the brand offers it, else the brand's own. */
export function languageInUse(preferences: Pick<Preferences, 'language'>, brand: BrandConfig): Language {
  const chosen = preferences.language
  return chosen !== undefined && brand.languages.includes(chosen) ? chosen : brand.defaultLanguage
}

/**
 * Keeps texts, `<html lang>`, theme and what the gateway said in step with the choices. A language whose texts do not come
 * is not chosen, and its person is told. Returns how to stop.
 */
export function followPreferences(app: AppContext, page: PageRoot): () => void {
  function apply(): void {
    const language = languageInUse(app.preferences, app.brand)
    page.lang = language
    page.dataset['theme'] = app.preferences.theme ?? app.brand.theme
    if (app.i18n.language === language) return
    changeLanguage(app.i18n, language).then(
      // Names and messages come from the gateway in the language of the request.
      () => void app.queryClient.invalidateQueries(),
      (cause: unknown) => {
        console.error('The texts did not load', cause)
        chooseLanguage(app.preferences, languageOf(app.i18n.language))
        openWarning(app.dialogs, { text: { key: 'system:error.network' } })
      },
    )
  }
  apply()
  return subscribe(app.preferences, apply)
}
