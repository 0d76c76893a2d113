/** The language asked for in the query, else the one of the header. */
export function askedLanguage(asked: string | undefined, fallback: 'VI' | 'EN'): 'VI' | 'EN' {
  const upper = asked?.toUpperCase()
  return upper === 'VI' || upper === 'EN' ? upper : fallback
}
