import type { Language } from '@saola/i18n'
import type { BrandConfig } from '@saola/protocol'

/** What the drawn page tells its script, as JSON in an element of this id. */
export const factsId = 'landing-facts'

/** The texts that the script puts in once it knows more. */
export const islandWords = [
  'line',
  'current',
  'play_on',
  'play',
  'where',
  'finding',
  'here',
  'testing',
  'untested',
  'tested',
  'found',
  'grade.fast',
  'grade.normal',
  'grade.slow',
  'grade.failed',
] as const

/** The brand's lines and how they are called, and what of a visitor's choices it offers. */
export type LandingFacts = {
  domains: readonly string[]
  display: 'banded' | 'measured'
  merchant: string
  /** Where the gateway is, if not behind the site itself. */
  gateway: Pick<BrandConfig['gateway'], 'origin' | 'credentials'>
  language: Language
  brand: Pick<BrandConfig, 'languages' | 'defaultLanguage' | 'theme'>
  words: Readonly<Record<(typeof islandWords)[number], string>>
}
