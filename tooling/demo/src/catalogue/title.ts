import type { GameFamily } from '@saola/protocol'

/** One game of the catalogue, as the seed writes it. Money is whole đồng, `rtp` hundredths of a percent. */
export type CatalogueTitle = {
  /** Decimal, stable across builds: it follows from vendor and code. */
  nodeId: string
  gameId: string
  /** Unique within its vendor. */
  gameCode: string
  family: GameFamily
  vendor: string
  nameVi: string
  nameEn: string
  isHot: 0 | 1
  /** 1 means under maintenance (games 3). */
  isNew: 0 | 1
  status: TitleStatus
  freePlay: 0 | 1
  minBet: number
  /** The largest bet; null where nothing of ours says one. */
  maxBet: number | null
  /** Win lines of a slot; 0 elsewhere. */
  lines: number
  rtp: number
  volatility: Volatility
  /** Whether the game really runs today. */
  playable: boolean
}

/** What the tile's badge says. */
export type TitleStatus = 'open' | 'maintenance' | 'coming-soon'

/** How the wins are spread. */
export type Volatility = 'low' | 'medium' | 'high'
