import type { CarriedTitle } from '../engine.ts'
import { tankTitle } from '../fishing/fishing-titles.ts'
import { limboTitle } from '../limbo/limbo-title.ts'
import { minesTitle } from '../mines/mines-title.ts'
import { slotTitle } from '../slots/slot-title.ts'
import { towerTitle } from '../tower/tower-title.ts'
import { cardTitle } from './card-titles.ts'
import { hallTitle } from './hall-titles.ts'
import { liveTitle } from './live-titles.ts'
import { instantDrawTitle, quickTitle } from './quick-titles.ts'
import { ringTitle } from './ring-titles.ts'

/** What names a title in the catalogue. */
export type TitleKey = { readonly gameCode: string; readonly family: string }

/** Titles with an engine of their own, by game code. */
const namedTitles: Readonly<Record<string, CarriedTitle>> = {
  LIMBO: limboTitle,
  MINES_GOLD: minesTitle,
  TOWER: towerTitle,
}

/** Every title of these families is a slot. */
const slotFamilies: readonly string[] = ['RNG', 'JACKPOT']

/** The engine, the model and the facts of a title; undefined when no engine carries it. The same on every machine. */
export function carriedTitle({ gameCode, family }: TitleKey): CarriedTitle | undefined {
  if (Object.hasOwn(namedTitles, gameCode)) return namedTitles[gameCode]
  if (family === 'MINI') return quickTitle(gameCode)
  if (family === 'ELOTT') return instantDrawTitle(gameCode)
  if (family === 'PVP') return cardTitle(gameCode)
  if (family === 'FISH') return tankTitle(gameCode)
  if (family === 'LIVE') return liveTitle(gameCode)
  if (family === 'BINGO') return hallTitle(gameCode)
  if (family === 'COCKFIGHT') return ringTitle(gameCode)
  return slotFamilies.includes(family) ? slotTitle(gameCode) : undefined
}
