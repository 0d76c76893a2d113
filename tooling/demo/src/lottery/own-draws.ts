import type { NamePair } from '../catalogue/name-pair.ts'

/** A lottery of our own draws, every few seconds or minutes round the clock. */
export type OwnDraw = { name: NamePair; kind: 'north' | 'south'; periodSeconds: number }

const kinds = [
  { kind: 'north', name: { vi: 'Miền Bắc Nhanh', en: 'Fast North' } },
  { kind: 'south', name: { vi: 'Miền Nam Nhanh', en: 'Fast South' } },
] as const

const paces = [
  { periodSeconds: 45, name: { vi: '45 Giây', en: '45 Seconds' } },
  { periodSeconds: 60, name: { vi: '1 Phút', en: '1 Minute' } },
  { periodSeconds: 120, name: { vi: '2 Phút', en: '2 Minutes' } },
  { periodSeconds: 300, name: { vi: '5 Phút', en: '5 Minutes' } },
  { periodSeconds: 600, name: { vi: '10 Phút', en: '10 Minutes' } },
] as const

/** Each kind at each pace; a day is a whole number of periods. */
export const ownDraws: readonly OwnDraw[] = kinds.flatMap(({ kind, name }) =>
  paces.map((pace) => ({
    kind,
    periodSeconds: pace.periodSeconds,
    name: { vi: `${name.vi} ${pace.name.vi}`, en: `${name.en} ${pace.name.en}` },
  })),
)
