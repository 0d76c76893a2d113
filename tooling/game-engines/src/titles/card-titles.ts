import { blackjackTitle } from '../blackjack/blackjack-title.ts'
import type { CarriedTitle } from '../engine.ts'
import { videoPokerTitle } from '../video-poker/video-poker-title.ts'

/** The rooms of a card game stand under its name: `PVP_BLACKJACK_MASTERS`. */
const rooms: readonly (readonly [string, CarriedTitle])[] = [
  ['PVP_BLACKJACK', blackjackTitle],
  ['PVP_VIDEO_POKER', videoPokerTitle],
]

/** What carries a room of the card games; those of members against members have no engine. */
export function cardTitle(gameCode: string): CarriedTitle | undefined {
  return rooms.find(([game]) => gameCode === game || gameCode.startsWith(`${game}_`))?.[1]
}
