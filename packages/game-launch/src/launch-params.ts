import { lotteryVendor, type CallInput, type calls, type WireLanguage } from '@saola/protocol'
import { isLottery, lotteryCode, type LaunchCard } from './launch-card.ts'

/** The query of GET /wps/game/launchGame. */
export type LaunchParams = CallInput<typeof calls.games.launchGame>

/** How prizes of a lottery are counted (games 10). */
export type PrizeMode = 'Lott' | 'ZY' | 'Elott' | 'SEA'

/** Everything that the query is made of. */
export type LaunchRequest = {
  readonly card: LaunchCard
  readonly member: { readonly username: string }
  readonly language: WireLanguage
  readonly device: 'desktop' | 'mobile'
  /** Where a lottery's "back" leads: an address of ours. */
  readonly backUrl: string
  /** `Elott` by default (games 10); the lotteries of TCG_SEA always use `SEA`. */
  readonly prizeMode?: PrizeMode
  readonly freePlay?: boolean
  /** The sitting at this game that the member comes back to. */
  readonly playSessionId?: string | undefined
}

/** How the catalogue and the launch call these devices (games 9). */
const clientTypes = { desktop: 3, mobile: 2 } as const

/** The launch query for a vendor's game or a lottery (games 9). */
export function launchParams(request: LaunchRequest): LaunchParams {
  return isLottery(request.card) ? lotteryParams(request) : vendorParams(request)
}

function vendorParams(request: LaunchRequest): LaunchParams {
  const { card, member, language, device, freePlay = false, playSessionId } = request
  return {
    launchMode: 'GLS',
    ...(card.gameId === undefined ? {} : { gameId: card.gameId }),
    ...(card.nodeId === undefined ? {} : { nodeId: card.nodeId }),
    vassalage: card.vassalage,
    accountType: freePlay ? 0 : 1,
    platform: 'html5',
    clientType: clientTypes[device],
    language,
    username: member.username,
    confirmTrans: 0,
    webView: false,
    isCoin: false,
    ...(playSessionId === undefined ? {} : { playSessionId }),
  }
}

function lotteryParams({ card, language, backUrl, prizeMode = 'Elott' }: LaunchRequest): LaunchParams {
  const gameCode = lotteryCode(card)
  return {
    lottoArea: 'VN',
    launchMode: 'LOTT',
    lottoPrizeMode: card.vassalage === lotteryVendor.sea ? 'SEA' : prizeMode,
    lottoGameCode: gameCode,
    lottoView: gameCode === '' ? 'lobby' : 'betting',
    device: 'WEB',
    backUrl,
    language,
  }
}

/** `Elott` when the e-lottery lane holds TCG_LOTTO_VN or LOTT, else `Lott` (games 10). */
export function prizeModeOf(
  lanes: readonly {
    readonly title: string
    readonly cards: readonly { readonly vassalage: string }[]
  }[],
): PrizeMode {
  const electronic = lanes.some(
    (lane) =>
      lane.title === 'ELOTT' &&
      lane.cards.some(({ vassalage }) => vassalage === lotteryVendor.vietnam || vassalage === 'LOTT'),
  )
  return electronic ? 'Elott' : 'Lott'
}
