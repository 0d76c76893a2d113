import { gameFamilies, type GameFamily } from '@saola/protocol'
import { dayMs, minuteMs } from '@saola/rules'

/** An offer of a seed; times in milliseconds from its start. */
export type Offer = {
  id: number
  bonus: { fixed: number } | { percent: number; cap: number; least: number }
  /** In hundredths. */
  multiple: number
  families: readonly GameFamily[]
  endsAt: number
  claimUntil?: number
  needsApproval?: boolean
  isBooked?: boolean
}

const everyFamily: readonly GameFamily[] = gameFamilies
const some: readonly GameFamily[] = ['MINI', 'PVP', 'RNG']

/** Two of a deposit, so that one deposit could be taken for both; three with a deadline; one applied for; one booked. */
export const offers: readonly [Offer, ...Offer[]] = [
  { id: 1_000, bonus: { fixed: 30_000 }, multiple: 150, families: everyFamily, endsAt: dayMs },
  {
    id: 1_001,
    bonus: { fixed: 50_000 },
    multiple: 200,
    families: some,
    endsAt: 60 * minuteMs,
    claimUntil: 60 * minuteMs,
  },
  {
    id: 1_002,
    bonus: { percent: 50, cap: 60_000, least: 40_000 },
    multiple: 100,
    families: everyFamily,
    endsAt: dayMs,
  },
  {
    id: 1_003,
    bonus: { percent: 33, cap: 100_000, least: 20_000 },
    multiple: 0,
    families: [],
    endsAt: 60 * minuteMs,
    claimUntil: 80 * minuteMs,
  },
  {
    id: 1_004,
    bonus: { fixed: 20_000 },
    multiple: 100,
    families: some,
    endsAt: 70 * minuteMs,
    claimUntil: 70 * minuteMs,
    needsApproval: true,
  },
  {
    id: 1_005,
    bonus: { fixed: 10_000 },
    multiple: 300,
    families: everyFamily,
    endsAt: dayMs,
    isBooked: true,
  },
]

/** A raffle of a seed, whose tickets are earned by deposits. */
export type Raffle = {
  id: number
  kind: 'red_envelope' | 'prize_wheel' | 'golden_egg'
  prizes: readonly { amount: number; chance: number }[]
  endsAt: number
  ticketMs: number
  least: number
  most: number
}

export const raffles: readonly Raffle[] = [
  {
    id: 1_000,
    kind: 'red_envelope',
    prizes: [
      { amount: 0, chance: 2_000 },
      { amount: 1_111, chance: 8_000 },
    ],
    endsAt: dayMs,
    ticketMs: 30 * minuteMs,
    least: 20_000,
    most: 1,
  },
  {
    id: 1_001,
    kind: 'prize_wheel',
    prizes: [
      { amount: 2_222, chance: 5_000 },
      { amount: 3_333, chance: 4_999 },
      { amount: 44_444, chance: 1 },
    ],
    endsAt: 75 * minuteMs,
    ticketMs: 20 * dayMs,
    least: 60_000,
    most: 2,
  },
]

/** A VIP level; what it gives back of bets of every family is in thousandths of a percent. */
export type Level = {
  id: number
  total: number
  month: number
  upgradeBonus: number
  salary: number
  rebate: number
}

export const levels: readonly Level[] = [
  { id: 1_000, total: 10_000, month: 0, upgradeBonus: 3_100, salary: 0, rebate: 333 },
  { id: 1_001, total: 100_000, month: 100_000, upgradeBonus: 0, salary: 4_100, rebate: 777 },
  { id: 1_002, total: 400_000, month: 300_000, upgradeBonus: 8_100, salary: 9_100, rebate: 1_250 },
]

/** What a newcomer is rewarded for. Nobody here has a payment password, so that the last one is never done. */
export const missions: Readonly<Record<string, number>> = {
  bank_card: 5_200,
  first_deposit: 7_200,
  first_bet: 9_200,
  payment_password: 11_200,
}

/** `an` invited the other two, and is rewarded for one of them. */
export const invited = {
  by: 'an',
  friends: ['binh', 'chi'],
  least: 100_000,
  reward: 15_300,
  most: 1,
} as const
