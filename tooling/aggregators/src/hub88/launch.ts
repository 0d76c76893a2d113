import type { AggregatorKeys, LaunchRequest, WantedLaunch } from '../adapter.ts'
import { memberName } from '../member-name.ts'
import { signedRequest } from './signed-request.ts'

/** The currency of demos, which call no wallet. */
const playMoney = 'XXX'

/** Asks for the address of a game. */
export function launchRequest(keys: AggregatorKeys, wanted: WantedLaunch): LaunchRequest {
  return signedRequest(keys, '/game/url', {
    ...(wanted.player && { user: memberName(wanted.player.playerId), token: wanted.player.sessionKey }),
    game_code: wanted.gameCode,
    platform: wanted.isMobile ? 'GPL_MOBILE' : 'GPL_DESKTOP',
    lang: wanted.language.toLowerCase(),
    currency: wanted.player ? 'VND' : playMoney,
    country: wanted.country || 'VN',
    lobby_url: wanted.lobbyUrl,
    deposit_url: wanted.depositUrl,
  })
}
