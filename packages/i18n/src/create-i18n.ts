import { createInstance, type BackendModule, type i18n } from 'i18next'
import { areas as allAreas, isArea, type Area } from './areas.ts'
import { formatNumber } from './formats/format-number.ts'
import { isOwnLanguage, languageOf, type Language, type OwnLanguage } from './languages.ts'
import { loadCatalogue, type Catalogue } from './load-catalogue.ts'
import { lossesOf, lossOf } from './losses.ts'
import { createOverrides, type OverrideSource } from './text-overrides.ts'

/** What `createI18n` gives and all that says something takes: an instance of i18next. */
export type I18n = i18n

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
  /** Imports the catalogue of an area in another way, once it was lost in the usual one; undefined where there is none. */
  readonly importAgain?: (loss: unknown, area: Area) => Promise<Partial<Record<Area, Catalogue>>> | undefined
}

/** A catalogue that did not come is asked for again after this, once, in ms. */
const againMs = 700

/**
 * An initialised i18next instance: keys are `area:key`, a catalogue loads when its area is first used, and the texts
 * of the brand win. A language that is not ours has the texts that the brand brings in it, and English for the rest; ours fall back
 * to no other: a missing text shows its key, and one whose catalogue did not come throws that loss, so that whoever draws says it in words.
 * @example const i18n = await createI18n({ language: 'vi', areas: ['shell', 'wallet'] })
 */
export async function createI18n(options: I18nOptions): Promise<I18n> {
  const { language, areas = ['shell', 'system'], onMissing } = options
  const instance = createInstance()
  await instance.use(backend(options, lossesOf(instance))).init({
    lng: language,
    fallbackLng: (shown) => (isOwnLanguage(shown) ? [] : [languageOf(shown)]),
    load: 'currentOnly',
    ns: [...areas],
    defaultNS: 'shell',
    keySeparator: false,
    nsSeparator: ':',
    appendNamespaceToMissingKey: true,
    returnEmptyString: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (lngs: readonly string[], area: string, key: string) => {
      const shown = lngs[0] ?? language
      const loss = lossOf(instance, shown, area)
      if (loss !== undefined) throw loss
      onMissing?.(`${area}:${key}`, shown)
    },
  })
  // The built-in one builds an Intl object at each use, a millisecond on a phone.
  instance.services.formatter?.add('number', (value: number, shown: Language = language) =>
    formatNumber(value, shown),
  )
  return instance
}

function backend(options: I18nOptions, losses: Map<string, Error>): BackendModule {
  const { overrides = {}, onOverrideProblem, transform, importAgain } = options
  const layOver = createOverrides(overrides, onOverrideProblem ?? (() => {}))
  const load = (language: OwnLanguage, area: Area): Promise<Catalogue> =>
    loadCatalogue(language, area).catch(async (loss: unknown) => {
      await new Promise((done) => setTimeout(done, againMs))
      // Each module of a catalogue gives its texts by the name of their area.
      const found = await importAgain?.(loss, area)
      return found?.[area] ?? loadCatalogue(language, area)
    })
  const read = async (language: Language, area: Area): Promise<Catalogue> => {
    const texts = await layOver(language, area, load(languageOf(language), area))
    if (transform === undefined) return texts
    return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, transform(text)]))
  }
  return {
    type: 'backend',
    init: () => {},
    read: (language, area, done) => {
      const name = `${language}/${area}`
      const texts = isArea(area)
        ? read(language, area)
        : Promise.reject(new Error(`The areas are ${allAreas.join(', ')}`))
      texts.then(
        (catalogue) => {
          losses.delete(name)
          done(null, catalogue)
        },
        (cause: unknown) => {
          const loss = new Error(`Catalogue ${name} did not load`, { cause })
          losses.set(name, loss)
          // Not asked for again by whoever loads another area: that one would wait for it.
          done(loss, false)
        },
      )
    },
  }
}
