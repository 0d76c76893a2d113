import type { CallRequest, calls } from '@saola/protocol'
import { requireVerified } from '../../accounts/identity/require-verified.ts'
import { checkPlace, requirePlace } from '../../accounts/places/check-place.ts'
import { askedLanguage } from '../../http/asked-language.ts'
import type { Handler } from '../../http/mount.ts'
import type { Services } from '../../services/services.ts'
import { hashToken } from '../../http/caller.ts'
import { Fault } from '../../http/fault.ts'
import { requireAccess } from '../../http/require-access.ts'
import { requireLaunchAllowed, requireOpenFor } from '../../protection/enforce.ts'
import { payingWallet } from '../../wallet/vendor-wallets/paying-wallet.ts'
import { findGameByGameId, findGameOfVendor, getGame, type GameRow } from '../game-store.ts'
import { createPlaySession, resumePlaySession, type NewPlaySession } from '../../bets/play-session-store.ts'
import { aggregatorAddress } from './aggregator-address.ts'
import { lotteryLobby, lotteryPageOf, lotteryVendorOf } from './lottery-page.ts'
import { demoAddress } from './demo-address.ts'
import { requireOffered, requireStartable } from './startable-game.ts'
import { servingVendor, vendorAddress } from './vendor-address.ts'

/** How a launch asks for play money (games 9). */
const playMoney = 0

/** Opens a sitting at a game, or goes on with the member's last one there, and answers the address that plays it (games 9), or the address of its demo. */
export const launchGame: Handler<typeof calls.games.launchGame> = async (context) => {
  const { input, services, account, merchant, language, region, userAgent } = context
  if (!input.launchMode) throw new Fault('game.launch.mode', { field: 'launchMode' })
  if (input.accountType !== playMoney) requireAccess('real-account', account)
  if (isLobby(input))
    return { content: { game_url: lotteryLobby({ services, merchant }, input.lottoPrizeMode) } }
  const game = await findLaunched(services, input)
  requireStartable(game, merchant.settings, region)
  const guarded = { accountId: account.id, now: services.now() }
  const shown = askedLanguage(input.language, language)
  if (input.accountType === playMoney) {
    await requireOpenFor(services.db, 'launch', guarded)
    const visit = { merchant, language: shown, region, userAgent }
    return { content: { game_url: await demoAddress(services, game, visit) } }
  }
  await requireLaunchAllowed(services.db, game.min_bet, guarded)
  await requireVerified(services.db, 'play', { ...guarded, settings: merchant.settings })
  const place = await checkPlace(context)
  requirePlace(merchant.settings, place, services.now())
  requireOffered(game, place?.region ?? region)
  const lotteryPage = lotteryPageOf({ services, merchant }, game)
  if (lotteryPage) return { content: { game_url: lotteryPage } }

  const token = services.randomBytes(32).toString('base64url')
  const wanted = {
    accountId: account.id,
    nodeId: game.node_id,
    signInHash: account.tokenHash,
    launchTokenHash: hashToken(token),
    language: shown,
    region,
    now: services.now(),
  }
  const vendor = await servingVendor(services, game)
  const playSessionId = await sitDown(services, wanted, input.playSessionId)
  const address = vendor.aggregator
    ? await aggregatorAddress({ services, merchant }, vendor, {
        game,
        token,
        language: shown,
        region,
        userAgent,
      })
    : vendorAddress(vendor, game, { token, language: shown, merchant: merchant.code })
  const isVendors = (await payingWallet(services, merchant.settings, game.served_by)) === 'vendor'
  return {
    content: { game_url: address },
    playSessionId,
    ...(isVendors && { walletVendor: game.served_by }),
  }
}

/** The id of the sitting that goes on, or of a new one. */
async function sitDown(
  { db, randomBytes }: Services,
  wanted: Omit<NewPlaySession, 'id'>,
  last: string | undefined,
): Promise<string> {
  if (last !== undefined && (await resumePlaySession(db, { ...wanted, id: last }))) return last
  const id = randomBytes(12).toString('hex')
  await createPlaySession(db, { ...wanted, id })
  return id
}

type Launched = Pick<
  CallRequest<typeof calls.games.launchGame>,
  'launchMode' | 'nodeId' | 'gameId' | 'lottoGameCode' | 'lottoPrizeMode'
>

/** A launch of lotteries that names none is one of them all. */
function isLobby({ launchMode, nodeId, gameId, lottoGameCode }: Launched): boolean {
  return launchMode === 'LOTT' && !nodeId && !gameId && !lottoGameCode
}

async function findLaunched(services: Services, input: Launched): Promise<GameRow> {
  if (input.nodeId) return getGame(services.db, input.nodeId)
  if (input.launchMode === 'LOTT' && input.lottoGameCode) {
    const lottery = await findGameOfVendor(
      services.db,
      lotteryVendorOf(input.lottoPrizeMode),
      input.lottoGameCode,
    )
    if (!lottery) throw new Fault('not_found', { field: 'lottoGameCode' })
    return lottery
  }
  const row = await findGameByGameId(services.db, input.gameId ?? '')
  if (!row) throw new Fault('not_found', { field: input.gameId ? 'gameId' : 'nodeId' })
  return row
}
