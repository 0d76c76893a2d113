import { factsOfTitle, type ModelFacts, type TitleKey } from '@saola/game-engines'
import type { CatalogueTitle } from './title.ts'

/** What its vendor says of a title, whether it runs or not. */
export type Announced = Pick<CatalogueTitle, 'status' | 'rtp' | 'volatility' | 'lines'>

/** What most bets on a draw pay back: 99.5 for one in a hundred. */
const drawn = { rtp: 9950, volatility: 'high', lines: 0 } as const

type Run = Announced & Pick<CatalogueTitle, 'playable' | 'freePlay'>

/**
 * How a title runs here: what is ours pays what its facts state and can be tried with play money; a lottery
 * that draws (`isDrawn`) is open and has no play money; what is nobody's is announced, and neither looks open nor as if
 * it were to open again.
 */
export function runOfTitle(key: TitleKey, announced: Announced, isDrawn: boolean): Run {
  if (isDrawn) return { ...drawn, status: 'open', playable: true, freePlay: 0 }
  const facts = factsOfTitle(key)
  if (facts === undefined) {
    return { ...announced, status: 'coming-soon', playable: false, freePlay: 0 }
  }
  return runByFacts(facts, announced.status)
}

/** How a title of ours runs. */
export function runByFacts({ rtp, volatility, lines }: ModelFacts, status: Announced['status']): Run {
  const playable = status !== 'coming-soon'
  return { status, rtp, volatility, lines, playable, freePlay: playable ? 1 : 0 }
}
