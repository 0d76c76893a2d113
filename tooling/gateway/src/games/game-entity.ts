import type { Game, GameFamily } from '@saola/protocol'
import { isFresh, type GameRow } from './game-store.ts'

/** A game as the wire shows it at `now`, named in the caller's language. */
export function toGame(row: GameRow, language: 'VI' | 'EN', now: number): Game {
  const name = language === 'EN' ? row.name_en : row.name_vi
  return {
    nodeId: row.node_id,
    roomId: row.game_id,
    gameId: row.game_id,
    gameCode: row.game_code,
    vassalage: row.vendor_code,
    // The seed writes only the twelve codes.
    gameType: row.family as GameFamily,
    gameName: name,
    displayName: name,
    showIcon: tileAddress(row.node_id, language),
    isHot: flag(row.is_hot),
    isNew: flag(row.is_new),
    isFresh: flag(isFresh(row, now)),
    freeplay: flag(row.free_play),
    minBet: row.min_bet,
    lines: row.lines,
    status: row.status as Game['status'],
  }
}

/** Where the tile of a game is served, titled in a language. */
export function tileAddress(nodeId: string, language: 'VI' | 'EN'): string {
  return `/art/tile/${nodeId}.svg${language === 'EN' ? '?language=en' : ''}`
}

/** 1 or 0, as the gateway family writes flags. */
export function flag(value: number | boolean): 0 | 1 {
  return Number(value) === 1 ? 1 : 0
}
