import { dayMs, type RaffleKind, type RafflePrize } from '@saola/rules'
import { people } from './people.ts'

type DemoRaffle = {
  kind: RaffleKind
  title: { VI: string; EN: string }
  prizes: RafflePrize[]
  /** In days from now. */
  from: number
  days: number
  ticketDays: number
  deposit?: { least: number; most: number }
  gifts: { members: string[]; count: number }[]
}

const members = people.filter(([, , type]) => type === 0).map(([name]) => name)
const regulars = ['member01', 'member02', 'kimchi1990', 'quangvinh', 'trungdung', 'lanphuong', 'haiyen95']

const demoRaffles: readonly DemoRaffle[] = [
  {
    kind: 'red_envelope',
    title: { VI: 'Lì xì đầu tuần', EN: 'Monday red envelope' },
    prizes: [
      { amount: 5_000, chance: 6_000 },
      { amount: 10_000, chance: 2_500 },
      { amount: 20_000, chance: 1_200 },
      { amount: 50_000, chance: 280 },
      { amount: 200_000, chance: 20 },
    ],
    from: -1,
    days: 30,
    ticketDays: 30,
    gifts: [{ members, count: 1 }],
  },
  {
    kind: 'prize_wheel',
    title: { VI: 'Nạp tiền, quay thưởng', EN: 'Deposit and spin' },
    prizes: [
      { amount: 0, chance: 3_500 },
      { amount: 10_000, chance: 3_000 },
      { amount: 20_000, chance: 2_000 },
      { amount: 30_000, chance: 900 },
      { amount: 50_000, chance: 450 },
      { amount: 100_000, chance: 130 },
      { amount: 500_000, chance: 19 },
      { amount: 2_000_000, chance: 1 },
    ],
    from: -2,
    days: 21,
    ticketDays: 14,
    deposit: { least: 200_000, most: 5 },
    gifts: [{ members: regulars, count: 1 }],
  },
  {
    kind: 'golden_egg',
    title: { VI: 'Đập trứng cùng hội viên lâu năm', EN: 'Golden eggs for our regulars' },
    prizes: [
      { amount: 0, chance: 5_000 },
      { amount: 20_000, chance: 3_500 },
      { amount: 50_000, chance: 1_200 },
      { amount: 100_000, chance: 250 },
      { amount: 1_000_000, chance: 50 },
    ],
    from: -3,
    days: 14,
    ticketDays: 7,
    gifts: [{ members: regulars, count: 1 }],
  },
]

/** The raffles of the demo as seen at `now` (ms), and who has tickets. */
export function rafflesAt(now: number) {
  return demoRaffles.map(({ from, days, ...raffle }) => {
    const startsAt = now + from * dayMs
    return { ...raffle, startsAt, endsAt: startsAt + days * dayMs }
  })
}
