import { carriedTitle, type TitleKey } from '@saola/game-engines'
import type { CatalogueTitle } from './title.ts'

/** What its vendor says of a title, whether it runs or not. */
export type Announced = Pick<CatalogueTitle, 'status' | 'rtp' | 'volatility' | 'lines'>

type Run = Announced & Pick<CatalogueTitle, 'playable' | 'freePlay'>

/**
 * How a title runs here: what an engine carries pays what the engine states and can be tried with play money; what
 * nothing carries does not look open.
 */
export function runOfTitle(key: TitleKey, announced: Announced): Run {
  const carried = carriedTitle(key)
  if (carried === undefined) {
    const status = announced.status === 'open' ? 'coming-soon' : announced.status
    return { ...announced, status, playable: false, freePlay: 0 }
  }
  const { rtp, volatility, lines } = carried.facts
  const playable = announced.status !== 'coming-soon'
  return { status: announced.status, rtp, volatility, lines, playable, freePlay: playable ? 1 : 0 }
}
