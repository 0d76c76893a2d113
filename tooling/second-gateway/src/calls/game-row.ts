import type { Game } from '../memory/games.ts'

/** A game as lists show it: its id is a number, one of the three pictures is missing. */
export function toGameRow({ nodeId, vendor, type, name, classify }: Game, origin: string) {
  return {
    nodeId,
    roomId: nodeId + 50_000,
    vassalage: vendor,
    gameType: type,
    gameName: name,
    nodeName: name,
    displayName: null,
    showIcon: null,
    iconUrl: `${origin}/art/game-${nodeId}.svg`,
    defaultIcon: `${origin}/art/game.svg`,
    gameCode: null,
    gameClassify: classify,
    rtp: '96.2',
  }
}
