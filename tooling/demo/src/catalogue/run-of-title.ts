import { factsOfTitle, type ModelFacts, type TitleKey } from '@saola/game-engines'
import type { LotteryKind } from '@saola/protocol'
import type { CatalogueTitle } from './title.ts'

/** What its vendor says of a title, whether it runs or not. */
export type Announced = Pick<CatalogueTitle, 'status' | 'rtp' | 'volatility' | 'lines'>

const drawn = { volatility: 'high', lines: 0 } as const

/** What the usual bet of each kind pays back, in hundredths of a percent: 99.5 for one in a hundred in the regions. */
const paysBack: Readonly<Record<LotteryKind, number>> = {
  north: 9950,
  central: 9950,
  south: 9950,
  'mega-645': 5500,
  'power-655': 5500,
  'max-3d': 5500,
  keno: 5500,
  thai: 9000,
  lao: 9000,
  'malay-4d': 6400,
  'singapore-4d': 6590,
}

type Run = Announced & Pick<CatalogueTitle, 'playable' | 'freePlay'>

/**
 * How a title runs here: what is ours pays what its facts state and can be tried with play money; a lottery
 * that draws (`drawnAs`) is open and has no play money; what is nobody's is announced, and neither looks open nor as if
 * it were to open again.
 */
export function runOfTitle(key: TitleKey, announced: Announced, drawnAs: LotteryKind | undefined): Run {
  if (drawnAs) return { ...drawn, rtp: paysBack[drawnAs], status: 'open', playable: true, freePlay: 0 }
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
