import { carriedTitle, type CarriedTitle, type TitleKey } from '@saola/game-engines'
import type { CatalogueTitle } from './title.ts'

/** What its vendor says of a title, whether it runs or not. */
export type Announced = Pick<CatalogueTitle, 'status' | 'rtp' | 'volatility' | 'lines'>

/** What most bets on a draw pay back: 99.5 for one in a hundred. */
const drawn = { rtp: 9950, volatility: 'high', lines: 0 } as const

type Run = Announced & Pick<CatalogueTitle, 'playable' | 'freePlay'>

/**
 * How a title runs here: what an engine carries pays what the engine states and can be tried with play money; a lottery
 * that draws (`isDrawn`) is open and has no play money; what nothing carries is announced, and neither looks open nor as if
 * it were to open again.
 */
export function runOfTitle(key: TitleKey, announced: Announced, isDrawn: boolean): Run {
  if (isDrawn) return { ...drawn, status: 'open', playable: true, freePlay: 0 }
  const carried = carriedTitle(key)
  if (carried === undefined) {
    return { ...announced, status: 'coming-soon', playable: false, freePlay: 0 }
  }
  return runOfCarried(carried, announced.status)
}

/** How a title runs that an engine carries. */
export function runOfCarried({ facts }: CarriedTitle, status: Announced['status']): Run {
  const { rtp, volatility, lines } = facts
  const playable = status !== 'coming-soon'
  return { status, rtp, volatility, lines, playable, freePlay: playable ? 1 : 0 }
}
