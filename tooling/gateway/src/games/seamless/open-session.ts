import { launchTokenMs } from '@saola/rules'
import { hashToken } from '../../http/caller.ts'
import type { Services } from '../../services/services.ts'
import { payingWallet } from '../../wallet/vendor-wallets/paying-wallet.ts'
import { getGame } from '../game-store.ts'
import { boundsOf, hasMatches } from '../matches/bounds-of.ts'
import { playSettingsOf } from '../../db/play-settings.ts'
import { openPlaySession } from '../../bets/play-session-store.ts'
import { getMember, getMemberBalance } from './member-store.ts'
import type { Vendor } from '../../vendors/find-vendor.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'
import type { SessionRequest } from './seamless-requests.ts'

/**
 * Redeems a launch token: who plays what, what the wallet holds, how fast the merchant lets play go on, and the session
 * key that stakes need. `wallet` says from where the game is paid: the member's one wallet, or the vendor's own.
 */
export async function openSession(
  services: Services,
  request: SessionRequest,
  { isOn }: Pick<Vendor, 'isOn'>,
): Promise<SeamlessAnswer> {
  if (!isOn) return refuse('seamless.vendor.off')
  const sessionKey = services.randomBytes(32).toString('base64url')
  return services.db.transaction().execute(async (trx) => {
    const now = services.now()
    const sitting = await openPlaySession(trx, hashToken(request.token), {
      vendor: request.vendor,
      sessionKeyHash: hashToken(sessionKey),
      launchedAfter: now - launchTokenMs,
      now,
    })
    if (!sitting) return refuse('seamless.session', 'token')
    const account = await getMember(trx, sitting.account_id)
    const game = await getGame(trx, sitting.node_id)
    return {
      success: true,
      value: {
        playerId: String(account.id),
        playerName: account.nickname,
        currency: 'VND',
        language: sitting.language,
        balance: await getMemberBalance(trx, account.id),
        nodeId: game.node_id,
        gameCode: game.game_code,
        gameName: sitting.language === 'EN' ? game.name_en : game.name_vi,
        family: game.family,
        minStake: game.min_bet,
        settings: playSettingsOf(account.settings, game.family),
        wallet: await payingWallet({ ...services, db: trx }, account.settings, request.vendor),
        playSessionId: sitting.id,
        ...(hasMatches(game.family) && { bounds: boundsOf(account) }),
        sessionKey,
      },
    }
  })
}
