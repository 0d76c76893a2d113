import type { NamePair } from './name-pair.ts'

/** The twelve game families of spec section 1, under the lane titles of the wire (wire 6.1). */
export const familyCodes = [
  'LIVE',
  'RNG',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'FISH',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'JACKPOT',
  'BINGO',
  'MINI',
] as const

/** One of the twelve families. */
export type FamilyCode = (typeof familyCodes)[number]

/** A family with its names as the lobby shows them. */
export type Family = { code: FamilyCode; nameVi: string; nameEn: string }

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
} satisfies Record<FamilyCode, NamePair>

/** The families in the order of the lobby. */
export const families: readonly Family[] = familyCodes.map((code) => ({
  code,
  nameVi: familyNames[code].vi,
  nameEn: familyNames[code].en,
}))
