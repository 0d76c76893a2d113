import type { AggregatorKeys, LaunchRequest, WantedLaunch } from '../adapter.ts'
import { hmacOf } from '../hmac-signature.ts'
import { memberName } from '../member-name.ts'

/** The header that carries a signature, both ways. */
export const signatureHeader = 'X-REQUEST-SIGN'

// How a game is asked for was not seen on the publisher's pages: whoever signs with them sets the address and these names right.
const launchPath = '/launch'
const field = {
  partner: 'operator_id',
  player: 'player_id',
  token: 'token',
  game: 'game_symbol',
  currency: 'currency_code',
  language: 'language',
  device: 'device',
  country: 'country_code',
  lobby: 'lobby_url',
  deposit: 'deposit_url',
  demo: 'demo',
} as const

/** Asks for the address of a game. */
export function launchRequest(keys: AggregatorKeys, wanted: WantedLaunch): LaunchRequest {
  const { player } = wanted
  const body = JSON.stringify({
    [field.partner]: keys.partnerId,
    ...(player && { [field.player]: memberName(player.playerId), [field.token]: player.sessionKey }),
    [field.game]: wanted.gameCode,
    [field.currency]: 'VND',
    [field.language]: wanted.language.toLowerCase(),
    [field.device]: wanted.isMobile ? 'mobile' : 'desktop',
    [field.country]: wanted.country || 'VN',
    [field.lobby]: wanted.lobbyUrl,
    [field.deposit]: wanted.depositUrl,
    [field.demo]: player === undefined,
  })
  const [secret = ''] = keys.ours
  return {
    path: launchPath,
    headers: { 'Content-Type': 'application/json', [signatureHeader]: hmacOf(secret, body) },
    body,
  }
}
