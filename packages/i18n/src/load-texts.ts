import type { Area } from './areas.ts'
import { languageOf, type Language, type OwnLanguage } from './languages.ts'
import { loadCatalogue, type Catalogue } from './load-catalogue.ts'

/** Texts of some areas in every language, for who answers in the language of its caller: a server, a drawn page. */
export type Texts = {
  /** The text of `area.key` with its `{{name}}` holes filled; the key itself when there is no text. */
  text: (language: Language, key: string, params?: Readonly<Record<string, string | number>>) => string
  /** All texts of one of the areas. */
  area: (language: Language, area: Area) => Catalogue
}

/**
 * Loads areas once, in Vietnamese and English.
 * @example const { text } = await loadTexts(['bank']); text('en', 'bank.title')
 */
export async function loadTexts(areas: readonly Area[]): Promise<Texts> {
  const load = async (language: OwnLanguage): Promise<ReadonlyMap<string, Catalogue>> =>
    new Map(
      await Promise.all(areas.map(async (area) => [area, await loadCatalogue(language, area)] as const)),
    )
  const loaded = { vi: await load('vi'), en: await load('en') }
  return {
    text(language, key, params = {}) {
      const dot = key.indexOf('.')
      const text = loaded[languageOf(language)].get(key.slice(0, dot))?.[key.slice(dot + 1)] ?? key
      return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(params[name] ?? hole))
    },
    area: (language, area) => loaded[languageOf(language)].get(area) ?? {},
  }
}
