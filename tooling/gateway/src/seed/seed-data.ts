import type { AccountType, GameFamily, LotteryKind } from '@saola/protocol'
import type { MissionKind, PaymentCycle, Terms } from '@saola/rules'
import type { NewMerchant } from '../system/new-merchant/new-merchant.ts'
import type { PointOperation } from '../points/operate-points.ts'
import type { NewPromotion } from '../promotions/operate-promotion.ts'
import type { ReferralOperation } from '../promotions/friends/operate-referral.ts'
import type { NewRaffle } from '../promotions/raffles/operate-raffle.ts'
import type { NewVipLevel } from '../promotions/vip/operate-vip.ts'

type Text = { title: string; content: string }

/** An account to open. Uplines stand before their downlines. */
export type SeedPerson = {
  name: string
  nickname: string
  type: AccountType
  upline: string | null
  /** E.164. */
  mobile: string
  email: string
  /** Milliseconds since 1970. */
  createdAt: number
  /** What comes in by a first deposit, in whole đồng; 0 for none. */
  openingDeposit: number
  invitationCode: string | undefined
  realName: string | undefined
  mustChangePassword: boolean
  passwordExpired: boolean
  /** The place of the VIP level, counted from 0. */
  level: number | undefined
}

/** A title of the catalogue. Money is whole đồng, `rtp` hundredths of a percent. */
export type SeedGame = {
  nodeId: string
  gameId: string
  gameCode: string
  family: GameFamily
  vendor: string
  /** The vendor whose wallet calls serve it. */
  servedBy: string
  /** The game of which the title is a room (games 48). */
  roomOf: string | null
  nameVi: string
  nameEn: string
  /** Both names without accents, for search. */
  foldedName: string
  isHot: 0 | 1
  isNew: 0 | 1
  status: 'open' | 'maintenance' | 'coming-soon'
  freePlay: 0 | 1
  minBet: number
  /** Of a shared table on one cell; null where its vendor tells none. */
  maxBet: number | null
  lines: number
  rtp: number
  volatility: string
  playable: boolean
  releasedAt: number
  /** When a title under maintenance is expected back. */
  reopensAt: number | null
  /** How likely its wins are, by the code of those odds. */
  winOddsCode: string | null
}

/** How likely wins are in one round: `tail` holds multiples in ten-thousandths, each with the chance of that much or more. */
export type SeedWinOdds = {
  code: string
  isAbout: boolean
  above: number
  fairReturn: number | null
  tail: readonly (readonly [times: number, chance: number])[]
}

/** A lottery of a title, and when it draws. */
export type SeedLottery = {
  gameCode: string
  vendor: string
  groupCode: string
  kind: LotteryKind
  stationCode: string | null
  weekdays: number[] | null
  monthDays: number[] | null
  drawMinute: number | null
  /** The usual day and the day instead, as `2027-01-01`, or for each year as `05-01`; null where no draw is moved. */
  movedDays: { usual: string; held: string }[] | null
  periodSeconds: number | null
  /** The first and the last draw of a day, as minutes in Vietnam; null where it draws all day long. */
  firstDrawMinute: number | null
  lastDrawMinute: number | null
  lockBeforeSeconds: number
}

/** Days on which a group does not draw, as `2027-02-05`. */
export type SeedClosure = {
  groupCode: string
  firstDay: string
  lastDay: string
  reasonVi: string
  reasonEn: string
}

/** A group that does not draw at the lunar new year. */
export type SeedLunarClosure = Omit<SeedClosure, 'firstDay' | 'lastDay'>

/** A settled round of the game that the history is of. */
export type SeedRound = {
  account: string
  stake: number
  payout: number
  content: string
  placedAt: number
}

/** A contract of the line; without `signedAt` it waits for its answer. Milliseconds since 1970. */
export type SeedContract = {
  upline: string
  downline: string
  terms: Terms
  cycle?: PaymentCycle
  offeredAt: number
  signedAt: number | undefined
}

/** A banner's title in both languages and what it opens. */
export type SeedBanner = { VI: string; EN: string; url: string; linkageType: string; linkage: string }

/** A notice in both languages; `execution` as in the protocol's notice. */
export type SeedNotice = { VI: Text; EN: Text; hoursAgo: number; execution?: 'A' | 'B' | 'F' }

/** An offer as an operator publishes it. */
export type SeedPromotion = Omit<NewPromotion, 'step' | 'merchant'>

/** A raffle as an operator publishes it, and who is given so many tickets of it. */
export type SeedRaffle = Omit<NewRaffle, 'step' | 'merchant'> & {
  gifts: readonly { members: readonly string[]; count: number }[]
}

/** Goods as an operator puts them on offer. */
export type SeedGoods = Omit<Extract<PointOperation, { act: 'offer' }>, 'act' | 'merchant' | 'isOpen'>

/** A merchant, and what it is filled with. */
export type MerchantSeed = {
  merchant: NewMerchant
  /** Everybody's password and transaction password. */
  password: string
  paymentPassword: string
  people: readonly SeedPerson[]
  /** VIP levels, lowest first. */
  clubs: readonly Omit<NewVipLevel, 'step' | 'merchant' | 'place'>[]
  content: {
    banners: readonly SeedBanner[]
    notices: readonly SeedNotice[]
    agentNotices: readonly SeedNotice[]
    popups: readonly SeedNotice[]
    articles: readonly { topic: string; VI: Text; EN: Text }[]
  }
  /** From the top of the line down, since nobody offers more than it has. */
  contracts: readonly SeedContract[]
  promotions: readonly SeedPromotion[]
  raffles: readonly SeedRaffle[]
  referral: Omit<Extract<ReferralOperation, { step: 'terms' }>, 'step' | 'merchant' | 'isOpen'>
  missions: readonly { kind: MissionKind; reward: number }[]
  chat: { slowSeconds: number; said: readonly { account: string; text: string; minutesAgo: number }[] }
  /** What points buy. */
  goods: readonly SeedGoods[]
}

/** What an empty database is filled with: the catalogue that all merchants share, a merchant, and what its people played. */
export type SeedData = MerchantSeed & {
  vendors: readonly { code: string; nameVi: string; nameEn: string; isHot: 0 | 1 }[]
  winOdds: readonly SeedWinOdds[]
  games: readonly SeedGame[]
  lottery: {
    games: readonly SeedLottery[]
    closures: readonly SeedClosure[]
    lunarClosures: readonly SeedLunarClosure[]
  }
  history: {
    game: { nodeId: string; vendor: string; name: string }
    rounds: readonly SeedRound[]
  }
}
