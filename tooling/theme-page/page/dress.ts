import type { Language } from './say.ts'

/** Which of the two looks of a brand is meant. */
export type Look = 'dark' | 'light'

/** What a preview is dressed in. */
export type Dress = { css: string; look: Look; lang: Language }

/** What the page around a preview sent; undefined for what anybody else did. */
export function readDress({ origin, data }: MessageEvent<unknown>): Dress | undefined {
  if (origin !== location.origin || typeof data !== 'object' || data === null) return undefined
  return 'css' in data && 'look' in data && 'lang' in data ? (data as Dress) : undefined
}
