import { languageOf } from '@saola/i18n'

const onTheWire = { vi: 'VI', en: 'EN' } as const

/** The language that the header `Language` asks for: English for any that is not ours (system 49), Vietnamese for none (wire 8). */
export function spokenLanguage(header: string | undefined): 'VI' | 'EN' {
  return onTheWire[languageOf(header)]
}

/** The language asked for in the query, else the one of the header. */
export function askedLanguage(asked: string | undefined, fallback: 'VI' | 'EN'): 'VI' | 'EN' {
  const upper = asked?.toUpperCase()
  return upper === 'VI' || upper === 'EN' ? upper : fallback
}
