import type { AggregatorKeys, LaunchRequest, WantedLaunch } from '../adapter.ts'
import { memberName } from '../member-name.ts'
import { signBody } from '../rsa-signature.ts'

/** The header that carries a signature, both ways. */
export const signatureHeader = 'X-Marbles-Signature'

/** The currency of demos, which call no wallet. */
const playMoney = 'XXX'

/** Asks for the address of a game; one operator is one site there. */
export function launchRequest(keys: AggregatorKeys, wanted: WantedLaunch): LaunchRequest {
  const { player } = wanted
  const name = player ? memberName(player.playerId) : 'demo'
  const body = JSON.stringify({
    ...(player && { clientPlayerId: name, clientSessionId: player.sessionKey }),
    operatorId: keys.partnerId,
    partnerId: keys.partnerId,
    gameId: wanted.gameCode,
    username: name,
    currency: player ? 'VND' : playMoney,
    platform: wanted.isMobile ? 'MOBILE' : 'DESKTOP',
    lobbyUrl: wanted.lobbyUrl,
    depositUrl: wanted.depositUrl,
    language: wanted.language.toLowerCase(),
    country: wanted.country || 'VN',
  })
  const [ours = ''] = keys.ours
  return {
    path: '/game/game/url',
    headers: { 'Content-Type': 'application/json', [signatureHeader]: signBody(ours, body) },
    body,
  }
}
