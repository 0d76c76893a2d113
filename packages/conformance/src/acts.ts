import { calls, type Call } from '@saola/protocol'
import type { Known } from './known.ts'

/**
 * The input of an act that leaves everything as it was: it takes back another one, writes what stands there already, or opens
 * a game without an account. Undefined for every other act, and where the gateway has told nothing to do it with.
 */
export async function findActInput(call: Call, known: Known): Promise<Record<string, unknown> | undefined> {
  return acts[call.id]?.(known)
}

type ActInput = (known: Known) => Promise<Record<string, unknown> | undefined>

/** A game that is no favourite yet, as the lists stood before any act. */
const otherGame: ActInput = async ({ reply }) => {
  const favourites = await reply(calls.games.favorites)
  const hot = await reply(calls.games.hotGames)
  const game = favourites && hot?.list.find(({ nodeId }) => !favourites.includes(nodeId))
  return game && { nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType }
}

const demoGame: ActInput = async ({ reply }) => {
  const game = (await reply(calls.games.hotGames))?.list.find(({ freeplay }) => freeplay === 1)
  return game && { nodeId: game.nodeId }
}

const acts: Readonly<Record<string, ActInput>> = {
  'games.addFavorite': otherGame,
  'games.removeFavorite': async (known) => {
    await known.reply(calls.games.addFavorite)
    return otherGame(known)
  },
  'games.demo': demoGame,
  'games.trialLaunch': demoGame,
  'member.saveProfile': async ({ reply }) => {
    const info = await reply(calls.member.info)
    return info?.nickname ? { nickname: info.nickname } : undefined
  },
  'member.setLineContact': async ({ reply }) => {
    const contact = await reply(calls.member.lineContact)
    return contact && { mayContact: contact.mayContact }
  },
  'protection.setRealityCheck': async ({ reply }) => {
    const state = await reply(calls.protection.state)
    return state && { minutes: state.realityMinutes }
  },
}
