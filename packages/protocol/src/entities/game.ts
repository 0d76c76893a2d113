import * as z from 'zod/mini'
import { choicesOf, decimal, idText, listOf, maybe, oneZero, orElse, whole } from '../reply-fields.ts'

/** The twelve game families (games 1), by the codes of the wire. */
export const gameFamilies = [
  'LIVE',
  'RNG',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'FISH',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'JACKPOT',
  'BINGO',
  'MINI',
] as const
export const gameFamily = z.enum(gameFamilies)
export type GameFamily = z.infer<typeof gameFamily>

/** A family by its code; a code that is none of ours (games 1) is read as undefined. */
const knownFamily = z.pipe(
  z.string(),
  z.transform((code) => gameFamilies.find((family) => family === code)),
)

const text = maybe(z.string())
const flag = orElse(oneZero, 0)
const gameStatuses = ['open', 'maintenance', 'coming-soon'] as const

/** How the wins of a title are spread: many small ones, or few large ones. */
export const volatilities = ['low', 'medium', 'high'] as const
export type Volatility = (typeof volatilities)[number]

/** A game in any of the family's spellings (games 12), read with one name and one picture. */
export const game = z.pipe(
  z.object({
    nodeId: idText,
    roomId: maybe(idText),
    gameId: maybe(idText),
    gameCode: maybe(idText),
    vassalage: text,
    gameType: maybe(knownFamily),
    gameName: text,
    nodeName: text,
    displayName: text,
    showIcon: text,
    iconUrl: text,
    defaultIcon: text,
    isHot: flag,
    isNew: flag,
    isFresh: flag,
    freeplay: flag,
    minBet: maybe(decimal),
    lines: maybe(whole),
    status: maybe(z.enum(gameStatuses)),
  }),
  z.transform(({ nodeName, iconUrl, defaultIcon, ...sent }): Game => {
    const gameName = sent.gameName ?? nodeName ?? sent.displayName ?? ''
    return {
      ...sent,
      gameId: sent.gameId ?? sent.roomId,
      vassalage: sent.vassalage ?? '',
      gameName,
      displayName: sent.displayName ?? gameName,
      showIcon: sent.showIcon ?? iconUrl ?? defaultIcon ?? '',
      status: sent.status ?? (sent.isNew === 1 ? 'maintenance' : 'open'),
    }
  }),
)

/**
 * A title that can be started. `isNew` 1 means under maintenance, `isFresh` 1 that it came out lately (games 3). What a gateway does not tell is an empty
 * text, 0 or undefined.
 */
export type Game = {
  nodeId: string
  roomId?: string | undefined
  gameId?: string | undefined
  gameCode?: string | undefined
  vassalage: string
  gameType?: GameFamily | undefined
  gameName: string
  displayName: string
  showIcon: string
  isHot: 0 | 1
  isNew: 0 | 1
  isFresh: 0 | 1
  freeplay: 0 | 1
  minBet?: number | undefined
  lines?: number | undefined
  status: (typeof gameStatuses)[number]
}

/** A tile of a lane in any of the family's spellings (games 12), read with one name and one picture. */
export const vendorCard = z.pipe(
  z.object({
    id: maybe(idText),
    title: text,
    displayName: text,
    vassalage: z.string(),
    gameType: maybe(knownFamily),
    isGame: z.string(),
    isHot: flag,
    isNew: flag,
    icon: text,
    lagerIcon: text,
    mobileLargeIcon: text,
    smallIcon: text,
    mobileSmallIcon: text,
    h5Icon: text,
    gameCount: maybe(whole),
    nodeId: maybe(idText),
    gameId: maybe(idText),
    gameCode: maybe(idText),
  }),
  z.transform((sent): VendorCard => {
    const { lagerIcon, mobileLargeIcon, smallIcon, mobileSmallIcon, h5Icon, ...card } = sent
    const title = card.title ?? card.displayName ?? card.vassalage
    return {
      ...card,
      id: card.id ?? card.nodeId ?? card.vassalage,
      title,
      displayName: card.displayName ?? title,
      isGame: card.isGame === 'VASSALAGE' ? 'VASSALAGE' : 'game',
      icon: card.icon ?? lagerIcon ?? mobileLargeIcon ?? smallIcon ?? mobileSmallIcon ?? h5Icon ?? '',
    }
  }),
)

/** A tile of a lane: a vendor with games behind it (`VASSALAGE`) or a game. */
export type VendorCard = {
  id: string
  title: string
  displayName: string
  vassalage: string
  gameType?: GameFamily | undefined
  isGame: 'VASSALAGE' | 'game'
  isHot: 0 | 1
  isNew: 0 | 1
  icon: string
  gameCount?: number | undefined
  nodeId?: string | undefined
  gameId?: string | undefined
  gameCode?: string | undefined
}

const sentLane = z.object({
  title: knownFamily,
  displayName: text,
  gameCount: maybe(whole),
  gameClassify: listOf(z.object({ key: idText, displayName: z.string(), gameCount: maybe(whole) })),
  cards: choicesOf(vendorCard),
})

/** A family with its vendors (games 2). */
export type Lane = Omit<z.infer<typeof sentLane>, 'title'> & { title: GameFamily }

/** The lanes of all families that have a name here; others cannot be shown. */
export const lanes = z.pipe(
  choicesOf(sentLane),
  z.transform((sent) =>
    sent.flatMap(({ title, ...lane }): Lane[] => (title === undefined ? [] : [{ ...lane, title }])),
  ),
)

/**
 * The whole catalogue in columns, small enough to search on a phone: `rows` hold
 * [nodeId, nameVi, nameEn, family index, vendor index, flags, minBet, lines];
 * flags: 1 hot, 2 maintenance, 4 coming soon, 8 demo, 16 new.
 */
export const catalogue = z.object({
  version: z.string(),
  families: z.array(gameFamily),
  vendors: z.array(z.tuple([z.string(), z.string(), z.string()])),
  rows: z.array(z.tuple([z.string(), z.string(), z.string(), z.int(), z.int(), z.int(), z.int(), z.int()])),
})
export type Catalogue = z.infer<typeof catalogue>

/** The bits of a catalogue row's flags. */
export const catalogueFlag = { hot: 1, maintenance: 2, comingSoon: 4, demo: 8, fresh: 16 } as const
