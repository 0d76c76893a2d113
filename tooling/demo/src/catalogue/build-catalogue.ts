import { hashOf, seeded, type Seeded } from '@saola/game-engines'
import { pickDraws } from '../lottery/other-draws.ts'
import { ownDraws } from '../lottery/own-draws.ts'
import { codeOf } from './code-of.ts'
import {
  bingoNames,
  fastDrawNames,
  instantDrawNames,
  potNames,
  quickNames,
  seaDrawNames,
  vietnamDrawNames,
  worldDrawNames,
} from './draw-names.ts'
import { gameFamilies, type GameFamily } from '@saola/protocol'
import { hotTitles } from './hot-titles.ts'
import type { NamePair } from './name-pair.ts'
import { kindOfTitle } from '../lottery/kind-of-title.ts'
import { largestBet } from './largest-bet.ts'
import { runOfTitle, type Announced } from './run-of-title.ts'
import { slotNames } from './slot-names.ts'
import { arenaNames, cardNames, fishNames, liveNames, ringNames, sportNames } from './table-names.ts'
import type { CatalogueTitle, TitleStatus, Volatility } from './title.ts'
import { vendorsOf } from './vendors.ts'

/** A name with the vendor that it was dealt to. */
type Dealt = { name: NamePair; vendor: string }

/** How a family bets: stakes in đồng, return in hundredths of a percent. */
type Habit = { stakes: readonly number[]; rtp: readonly [number, number] }

/** The market has nearly 10,000 slots. */
const slotCount = 9000

const habits = {
  LIVE: { stakes: [5000, 10_000, 20_000, 50_000, 200_000], rtp: [9650, 9890] },
  RNG: { stakes: [200, 500, 1000, 1000, 2000, 5000], rtp: [9400, 9710] },
  SPORTS: { stakes: [10_000, 20_000, 50_000], rtp: [9300, 9700] },
  ESPORTS: { stakes: [10_000, 20_000], rtp: [9200, 9600] },
  PVP: { stakes: [1000, 2000, 5000, 20_000], rtp: [9500, 9800] },
  FISH: { stakes: [100, 200, 500, 1000], rtp: [9500, 9700] },
  LOTT: { stakes: [1000], rtp: [7000, 9950] },
  ELOTT: { stakes: [1000, 2000], rtp: [9000, 9950] },
  COCKFIGHT: { stakes: [10_000, 50_000], rtp: [9200, 9500] },
  JACKPOT: { stakes: [500, 1000, 2000], rtp: [9200, 9550] },
  BINGO: { stakes: [1000, 2000, 5000], rtp: [9000, 9500] },
  MINI: { stakes: [500, 1000, 2000], rtp: [9600, 9900] },
} satisfies Record<GameFamily, Habit>

const lineCounts = [5, 9, 10, 20, 20, 25, 25, 30, 40, 50, 100, 243, 1024] as const
const volatilities = ['low', 'medium', 'medium', 'high'] as const satisfies readonly Volatility[]

/**
 * About 10,000 titles over the twelve families (games 1), the eight hot games first. The same list on every machine:
 * a title's id follows from its vendor and code, so a word added to a list later leaves other ids alone.
 */
export function buildCatalogue(): CatalogueTitle[] {
  const usedIds = new Set(hotTitles.map((title) => title.nodeId))
  const rest = gameFamilies.flatMap((family) => titlesOf(family, usedIds))
  return [...hotTitles, ...rest]
}

function titlesOf(family: GameFamily, usedIds: Set<string>): CatalogueTitle[] {
  const dealt = dealtNames(family)
  return dealt.map((entry) => titleOf(family, entry, usedIds))
}

function dealtNames(family: GameFamily): Dealt[] {
  if (family === 'LOTT') return lotteryDeal()
  if (family === 'ELOTT') return fastDeal()
  if (family === 'RNG') return slotDeal()
  const names = namesOf[family]()
  const vendors = vendorsOf(family)
  return names.map((name) => ({ name, vendor: seeded(`deal ${family} ${name.en}`).pick(vendors).code }))
}

const namesOf = {
  LIVE: liveNames,
  SPORTS: sportNames,
  ESPORTS: arenaNames,
  PVP: cardNames,
  FISH: fishNames,
  COCKFIGHT: ringNames,
  JACKPOT: potNames,
  BINGO: bingoNames,
  MINI: quickNames,
} satisfies Partial<Record<GameFamily, () => NamePair[]>>

/** Studios differ in size. Each name draws for itself, so a new name never moves another to a new studio. */
function slotDeal(): Dealt[] {
  const studios = vendorsOf('RNG')
  const tickets = studios.flatMap((studio, rank) => Array<string>(4 + ((rank * 7) % 11)).fill(studio.code))
  return slotNames()
    .map((name) => ({ name, vendor: seeded(`deal RNG ${name.en}`).pick(tickets), order: hashOf(name.en) }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, slotCount)
}

function lotteryDeal(): Dealt[] {
  return [
    ...ownedBy('TCG_LOTTO_VN', [...vietnamDrawNames(), ...pickDraws.map(({ name }) => name)]),
    ...ownedBy('TCG_SEA', seaDrawNames()),
    ...ownedBy('GPI', worldDrawNames()),
  ]
}

/** The lottery type is Elott (games 10), so the Vietnamese vendor stands in this lane as well. */
function fastDeal(): Dealt[] {
  const announced = fastDrawNames().map((name, index) => ({
    name,
    vendor: index % 3 === 2 ? 'GPI' : 'TCG_LOTTO_VN',
  }))
  const ours = ownDraws.map(({ name }) => name)
  return [...announced, ...ownedBy('TCG_LOTTO_VN', ours), ...ownedBy('GPI', instantDrawNames())]
}

function ownedBy(vendor: string, names: readonly NamePair[]): Dealt[] {
  return names.map((name) => ({ name, vendor }))
}

function titleOf(family: GameFamily, { name, vendor }: Dealt, usedIds: Set<string>): CatalogueTitle {
  const gameCode = codeOf(family, name.en)
  const nodeId = freeId(`${vendor}:${gameCode}`, usedIds)
  const random = seeded(`title ${nodeId}`)
  const habit: Habit = habits[family]
  const announced: Announced = {
    status: statusOf(random),
    lines: family === 'RNG' ? random.pick(lineCounts) : 0,
    rtp: random.whole(habit.rtp[0] / 10, habit.rtp[1] / 10) * 10,
    volatility: random.pick(volatilities),
  }
  const usual = random.pick(habit.stakes)
  const minBet = roomStake(gameCode) ?? usual
  const run = runOfTitle({ gameCode, family }, announced, kindOfTitle(vendor, gameCode))
  return {
    nodeId,
    gameId: `${vendor}-${nodeId}`,
    gameCode,
    family,
    vendor,
    nameVi: name.vi,
    nameEn: name.en,
    isHot: 0,
    isNew: run.status === 'maintenance' ? 1 : 0,
    minBet,
    maxBet: largestBet({ gameCode, family }, minBet),
    ...run,
  }
}

/** A room whose name says what it takes keeps its word (games 48). */
function roomStake(gameCode: string): number | undefined {
  if (gameCode.startsWith('LIVE_LOW_STAKE_')) return 5000
  if (/^LIVE_(?:HIGH_STAKE|VIP|DIAMOND)_/.test(gameCode)) return 200_000
  return undefined
}

function statusOf(random: Seeded): TitleStatus {
  const draw = random.next()
  if (draw < 0.012) return 'maintenance'
  if (draw < 0.03) return 'coming-soon'
  return 'open'
}

/** Ten digits from the key; a taken id moves on to the next free one. */
function freeId(key: string, usedIds: Set<string>): string {
  let candidate = 1_000_000_000 + (hashOf(key) % 9_000_000_000)
  while (usedIds.has(String(candidate))) candidate += 1
  const nodeId = String(candidate)
  usedIds.add(nodeId)
  return nodeId
}
