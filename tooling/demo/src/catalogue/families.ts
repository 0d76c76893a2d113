import { gameFamilies, type GameFamily } from '@saola/protocol'
import type { NamePair } from './name-pair.ts'

/** A family with its names as the lobby shows them. */
export type Family = { code: GameFamily; nameVi: string; nameEn: string }

const familyNames = {
  LIVE: { vi: 'Live casino', en: 'Live casino' },
  RNG: { vi: 'Nổ hũ & slots', en: 'Slots' },
  SPORTS: { vi: 'Thể thao', en: 'Sports' },
  ESPORTS: { vi: 'Thể thao điện tử', en: 'E-sports' },
  PVP: { vi: 'Game bài', en: 'Poker & cards' },
  FISH: { vi: 'Bắn cá', en: 'Fishing' },
  LOTT: { vi: 'Xổ số', en: 'Lottery' },
  ELOTT: { vi: 'Xổ số nhanh', en: 'E-lottery' },
  COCKFIGHT: { vi: 'Đá gà', en: 'Cockfight' },
  JACKPOT: { vi: 'Jackpot', en: 'Jackpot' },
  BINGO: { vi: 'Bingo', en: 'Bingo' },
  MINI: { vi: 'Mini game', en: 'Mini games' },
} satisfies Record<GameFamily, NamePair>

/** The families in the order of the lobby. */
export const families: readonly Family[] = gameFamilies.map((code) => ({
  code,
  nameVi: familyNames[code].vi,
  nameEn: familyNames[code].en,
}))
