import { games, vendors } from '../memory/games.ts'

/** The lanes of the lobby, in their order. */
export const laneTitles = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'] as const

type LaneTitle = (typeof laneTitles)[number]

/** The wallet from which each lane is played, by the family's numbers. */
const walletOf: Readonly<Record<LaneTitle, number>> = {
  RNG: 301,
  LIVE: 301,
  SPORTS: 301,
  FISH: 301,
  PVP: 1,
  LOTT: 4,
  ELOTT: 4,
}

/** The cards of a lane: one for each vendor with games in it, or the lottery's own. */
export function cardsOf(title: LaneTitle, origin: string) {
  if (title === 'LOTT') return [card(title, 'LOTT', 'Xổ số truyền thống', origin)]
  if (title === 'ELOTT') return [card(title, 'TCG_LOTTO_VN', 'Xổ số Việt Nam', origin)]
  const codes = [...new Set(games.filter(({ type }) => type === title).map(({ vendor }) => vendor))]
  const cards = codes.map((code) => card(title, code, vendorName(code), origin))
  // A vendor that is being repaired stands last in the live lane.
  return title === 'LIVE' ? cards.concat(card(title, 'HLR_VIP', 'Hạ Long VIP', origin, 1)) : cards
}

function vendorName(code: string): string {
  return Object.entries(vendors).find(([each]) => each === code)?.[1] ?? code
}

function card(title: LaneTitle, code: string, name: string, origin: string, isNew: 0 | 1 = 0) {
  const picture = `${origin}/art/vendor-${code}-${title}.svg`
  return {
    id: laneTitles.indexOf(title) * 10 + code.length,
    title: name,
    displayName: name,
    accountTypeId: walletOf[title],
    accountTypeName: code,
    vassalage: code,
    gameType: title,
    // A vendor with several games opens its list; the sports room opens at once.
    isGame: title === 'SPORTS' ? 'game' : 'VASSALAGE',
    lagerIcon: picture,
    smallIcon: picture,
    mobileSmallIcon: picture,
    mobileLargeIcon: null,
    h5Icon: picture,
    freeplay: 0,
    nodeId: title === 'SPORTS' ? (games.find(({ type }) => type === title)?.nodeId ?? null) : null,
    gameId: null,
    gameCode: null,
    isHot: title === 'RNG' ? 1 : 0,
    isNew,
    badge: null,
  }
}
