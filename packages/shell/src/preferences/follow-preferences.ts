import { changeLanguage, type Language } from '@saola/i18n'
import type { BrandConfig } from '@saola/protocol'
import { lookInUse } from '@saola/rules'
import { subscribe } from 'valtio/vanilla'
import type { AppContext } from '../context/app-context.tsx'
import { openWarning } from '../dialogs/dialogs.ts'
import { chooseLanguage, type Preferences } from './preferences.ts'

/** What of the page follows the choices: `<html lang data-theme>`, and the colour of the browser's bars. */
export type PageRoot = {
  lang: string
  dataset: Record<string, string | undefined>
  querySelector(mark: string): { setAttribute(name: string, value: string): void } | null
}

/** The language in use: the person's choice where the brand offers it, else the brand's own. */
export function languageInUse(preferences: Pick<Preferences, 'language'>, brand: BrandConfig): Language {
  return lookInUse(preferences, brand).language
}

/**
 * Keeps texts, `<html lang>`, theme, the colour of bars and what the gateway said in step with the choices. A language whose texts do not come
 * is not chosen, and its person is told. Returns how to stop.
 */
export function followPreferences(app: AppContext, page: PageRoot): () => void {
  function apply(): void {
    const { language, theme } = lookInUse(app.preferences, app.brand)
    page.lang = language
    page.dataset['theme'] = theme
    page.querySelector('meta[name="theme-color"]')?.setAttribute('content', app.brand.bars[theme])
    if (app.i18n.language === language) return
    changeLanguage(app.i18n, language).then(
      // Names and messages come from the gateway in the language of the request.
      () => void app.queryClient.invalidateQueries(),
      (cause: unknown) => {
        console.error('The texts did not load', cause)
        chooseLanguage(app.preferences, app.i18n.language)
        openWarning(app.dialogs, { text: { key: 'system:error.network' } })
      },
    )
  }
  apply()
  return subscribe(app.preferences, apply)
}
