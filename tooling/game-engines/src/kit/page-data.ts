import type { ModelFacts } from '../engine.ts'

/** What the server wrote into a page: words, who may frame it, and the title or the round that it shows. */
type PageData = {
  language: 'VI' | 'EN'
  texts: Record<string, string>
  origins: string[]
  gameCode: string
  /** Whose matches the page shows; only on a page of matches. */
  league: string
  model: unknown
  facts: ModelFacts
  minStake: number
  /** Whose jackpots the title feeds; empty where it feeds none. */
  merchant: string
}

const block = document.querySelector('#page-data')
const data: unknown = JSON.parse(block?.textContent ?? '{}')

// The server that serves this file wrote the block.
export const pageData = data as PageData

/** The language of the page, and the origins that may frame it. */
export const { language, origins } = pageData

/** The words of a key, with `{{name}}` filled in. */
export function text(key: string, params: Record<string, string> = {}): string {
  return (pageData.texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (hole, name: string) => params[name] ?? hole)
}
