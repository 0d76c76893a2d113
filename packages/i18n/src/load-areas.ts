import type { I18n } from './create-i18n.ts'
import type { Area } from './areas.ts'
import { languageOf, type Language } from './languages.ts'
import { lossOf } from './losses.ts'

/**
 * Makes sure that the texts of these areas are there, in the language in use. Rejects where a catalogue did not come,
 * and asks for it anew when it is called again.
 */
export async function loadAreas(i18n: I18n, ...areas: readonly Area[]): Promise<void> {
  const { language } = i18n
  const lost = areas.filter((area) => lossOf(i18n, language, area) !== undefined)
  await Promise.all([
    i18n.loadNamespaces(areas),
    ...(lost.length > 0 ? [i18n.reloadResources(inUse(language), lost)] : []),
  ])
  expectAll(i18n, language, areas)
}

/**
 * Changes the language once all texts in use are there in it. Rejects, and leaves the language as it is, where a
 * catalogue did not come.
 */
export async function changeLanguage(i18n: I18n, language: Language): Promise<void> {
  const areas = [i18n.options.ns ?? []].flat()
  const used = inUse(language)
  const missing = areas.filter((area) => used.some((each) => !i18n.hasResourceBundle(each, area)))
  if (missing.length > 0) await i18n.reloadResources(used, missing)
  expectAll(i18n, language, areas)
  await i18n.changeLanguage(language)
}

/** Whose texts are shown to who reads a language: its own, and English where a brand says but a part of it. */
function inUse(language: Language): Language[] {
  return [...new Set([language, languageOf(language)])]
}

function expectAll(i18n: I18n, language: string, areas: readonly string[]): void {
  for (const area of areas) {
    const loss = lossOf(i18n, language, area)
    if (loss !== undefined) throw loss
  }
}
