/** The families that a list's categories come to; each is one of the catalogue's. */
export type ListedFamily =
  | 'LIVE'
  | 'RNG'
  | 'SPORTS'
  | 'ESPORTS'
  | 'PVP'
  | 'FISH'
  | 'COCKFIGHT'
  | 'BINGO'
  | 'MINI'

/** A title as an aggregator's list tells it. */
export type ListedTitle = {
  gameCode: string
  name: string
  family: ListedFamily
  isOffered: boolean
  hasDemo: boolean
  /** Country codes of where nobody may play it. */
  blockedRegions: string[]
  /** In hundredths of a percent; null where the list does not say, or says nothing that can be. */
  rtp: number | null
  volatility: 'low' | 'medium' | 'high'
  lines: number
  /** When it came out, in ms; null where the list does not say. */
  releasedAt: number | null
}

/** A row that is no title: its code as far as there is one, and what of it is wrong. */
export type UnreadRow = { code: string; why: 'row' | 'code' | 'name' | 'regions' | 'twice' }

/** A list as it was read. */
export type TitleList = { titles: ListedTitle[]; unread: UnreadRow[] }

/** The list, or why there is none: we were not believed, or something else was said. */
export type ListAnswer = TitleList | { refused: 'keys' | 'faulty' }
