import { createInstance, type BackendModule, type i18n as I18n } from 'i18next'
import { areas as allAreas, isArea, type Area } from './areas.ts'
import { formatNumber } from './format-number.ts'
import { languages, type Language } from './languages.ts'
import { loadCatalogue, type Catalogue } from './load-catalogue.ts'
import './resources.ts'
import { createOverrides, type OverrideSource } from './text-overrides.ts'

/** How to build an i18next instance; `areas` are loaded before the promise settles, the rest on demand. */
export type I18nOptions = {
  readonly language: Language
  /** What the brand says differently; it wins over the catalogues. */
  readonly overrides?: OverrideSource
  /** Hears once of each override that does not fit and was left out. */
  readonly onOverrideProblem?: (problem: string) => void
  /** Changes every text as it is loaded, such as `pseudoText`. */
  readonly transform?: (text: string) => string
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
  const { language, areas = ['shell', 'system'], onMissing } = options
  const instance = createInstance()
  await instance.use(backend(options)).init({
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
  // The built-in one builds an Intl object at each use, a millisecond on a phone.
  instance.services.formatter?.add('number', (value: number, shown = language) =>
    formatNumber(value, languages.find((each) => each === shown) ?? language),
  )
  return instance
}

/** Makes sure that the texts of these areas are there, in the language in use. */
export function loadAreas(i18n: I18n, ...areas: readonly Area[]): Promise<void> {
  return i18n.loadNamespaces(areas)
}

function backend({ overrides = {}, onOverrideProblem, transform }: I18nOptions): BackendModule {
  const layOver = createOverrides(overrides, onOverrideProblem ?? (() => {}))
  const read = async (language: Language, area: Area): Promise<Catalogue> => {
    const texts = await layOver(language, area, loadCatalogue(language, area))
    if (transform === undefined) return texts
    return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, transform(text)]))
  }
  return {
    type: 'backend',
    init: () => {},
    read: (language, area, done) => {
      const found = languages.find((each) => each === language)
      if (found === undefined || !isArea(area)) {
        done(new Error(`There is no catalogue ${language}/${area}; areas are ${allAreas.join(', ')}`), false)
        return
      }
      read(found, area).then(
        (texts) => done(null, texts),
        (cause: unknown) => done(new Error(`Catalogue ${language}/${area} did not load`, { cause }), true),
      )
    },
  }
}
