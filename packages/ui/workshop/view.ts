import type { Language, Say } from './story.ts'

const choices = {
  theme: ['dark', 'light'],
  lang: ['vi', 'en'],
  width: ['fill', '390', '1280'],
  motion: ['full', 'reduced'],
} as const

/** How the workshop shows its pages; all of it stands in the address. */
export type View = {
  theme: 'dark' | 'light'
  lang: Language
  /** Width of the frame in px. */
  width: 'fill' | '390' | '1280'
  motion: 'full' | 'reduced'
}

/** Reads a view from the query of an address; what is missing or unknown takes its first choice. */
export function readView(search: string): View {
  const query = new URLSearchParams(search)
  const read = <Value extends string>(name: string, allowed: readonly [Value, ...Value[]]): Value =>
    allowed.find((value) => value === query.get(name)) ?? allowed[0]
  return {
    theme: read('theme', choices.theme),
    lang: read('lang', choices.lang),
    width: read('width', choices.width),
    motion: read('motion', choices.motion),
  }
}

/** The query that `readView` reads as this view, with the component or story it is about where one is given. */
export function writeView(view: View, component?: string): string {
  return `?${new URLSearchParams({ ...view, ...(component && { component }) })}`
}

/** The speaker of a language. */
export function sayIn(lang: Language): Say {
  return (vi, en) => (lang === 'vi' ? vi : en)
}
