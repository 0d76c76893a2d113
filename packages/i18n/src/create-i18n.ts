import { createInstance, type BackendModule, type i18n as I18n } from 'i18next'
import { areas as allAreas, isArea, type Area } from './areas.ts'
import { languages, type Language } from './languages.ts'
import { loadCatalogue, type Catalogue } from './load-catalogue.ts'
import { splitKey, type MessageKey } from './message-key.ts'
import './resources.ts'

/** Texts that a brand says differently, by `area:key`. */
export type TextOverrides = { readonly [K in MessageKey]?: string }

/** How to build an i18next instance; `areas` are loaded before the promise settles, the rest on demand. */
export type I18nOptions = {
  readonly language: Language
  /** One set for all languages, or a set per language. Unknown keys are ignored. */
  readonly overrides?: TextOverrides | { readonly [L in Language]?: TextOverrides }
  /** Default: shell and system. */
  readonly areas?: readonly Area[]
  /** Hears of each key without a text, once per use. The screen shows `area:key`. */
  readonly onMissing?: (key: string, language: string) => void
}

/**
 * An initialised i18next instance: keys are `area:key`, a catalogue loads when its area is first used, and the texts
 * of the brand win. Nothing falls back to another language: a missing text shows its key.
 * @example const i18n = await createI18n({ language: 'vi', areas: ['shell', 'wallet'] })
 */
export async function createI18n(options: I18nOptions): Promise<I18n> {
  const { language, overrides = {}, areas = ['shell', 'system'], onMissing } = options
  const instance = createInstance()
  await instance.use(backend(overrides)).init({
    lng: language,
    supportedLngs: languages,
    fallbackLng: false,
    load: 'currentOnly',
    ns: [...areas],
    defaultNS: 'shell',
    keySeparator: false,
    nsSeparator: ':',
    appendNamespaceToMissingKey: true,
    returnEmptyString: false,
    interpolation: { escapeValue: false },
    ...(onMissing && {
      saveMissing: true,
      missingKeyHandler: (lngs: readonly string[], area: string, key: string) =>
        onMissing(`${area}:${key}`, lngs[0] ?? language),
    }),
  })
  return instance
}

/** Makes sure that the texts of these areas are there, in the language in use. */
export function loadAreas(i18n: I18n, ...areas: readonly Area[]): Promise<void> {
  return i18n.loadNamespaces(areas)
}

function backend(overrides: NonNullable<I18nOptions['overrides']>): BackendModule {
  return {
    type: 'backend',
    init: () => {},
    read: (language, area, done) => {
      const found = languages.find((each) => each === language)
      if (found === undefined || !isArea(area)) {
        done(new Error(`There is no catalogue ${language}/${area}; areas are ${allAreas.join(', ')}`), false)
        return
      }
      loadCatalogue(found, area).then(
        (catalogue) => done(null, { ...catalogue, ...overridesOf(overrides, found, area) }),
        (cause: unknown) => done(new Error(`Catalogue ${language}/${area} did not load`, { cause }), true),
      )
    },
  }
}

function overridesOf(all: NonNullable<I18nOptions['overrides']>, language: Language, area: Area): Catalogue {
  const found: Record<string, string> = {}
  for (const [key, text] of [...Object.entries(all), ...Object.entries(ofLanguage(all, language))]) {
    const split = splitKey(key)
    if (split?.area === area && typeof text === 'string') found[split.key] = text
  }
  return found
}

function ofLanguage(all: NonNullable<I18nOptions['overrides']>, language: Language): TextOverrides {
  const set = (all as Partial<Record<Language, unknown>>)[language]
  return typeof set === 'object' && set !== null ? set : {}
}
