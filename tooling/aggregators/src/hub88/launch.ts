import type { AggregatorKeys, LaunchRequest, WantedLaunch } from '../adapter.ts'
import { memberName } from '../member-name.ts'
import { signBody } from '../rsa-signature.ts'

/** The header that carries a signature, both ways. */
export const signatureHeader = 'X-Hub88-Signature'

/** The currency of demos, which call no wallet. */
const playMoney = 'XXX'

/** What it calls us: a number in most of its documents, a word in some. */
export function operatorId({ partnerId }: AggregatorKeys): number | string {
  return /^\d{1,15}$/.test(partnerId) ? Number(partnerId) : partnerId
}

/** Asks for the address of a game. */
export function launchRequest(keys: AggregatorKeys, wanted: WantedLaunch): LaunchRequest {
  const body = JSON.stringify({
    ...(wanted.player && { user: memberName(wanted.player.playerId), token: wanted.player.sessionKey }),
    game_code: wanted.gameCode,
    operator_id: operatorId(keys),
    platform: wanted.isMobile ? 'GPL_MOBILE' : 'GPL_DESKTOP',
    lang: wanted.language.toLowerCase(),
    currency: wanted.player ? 'VND' : playMoney,
    country: wanted.country || 'VN',
    lobby_url: wanted.lobbyUrl,
    deposit_url: wanted.depositUrl,
  })
  const [ours = ''] = keys.ours
  return {
    path: '/operator/generic/v2/game/url',
    headers: { 'Content-Type': 'application/json', [signatureHeader]: signBody(ours, body) },
    body,
  }
}
