import { seeded } from '@saola/game-engines'
import { limboRules, playLimbo } from '@saola/game-engines'
import { dayMs, minuteMs } from '@saola/rules'
import type { Person } from './people.ts'

const daysOfPlay = 25
const targets = [120, 150, 200, 200, 300, 500, 1000]

/** These stay as they are: the accounts to try the product with have a history of their own making. */
const untouched: ReadonlySet<string> = new Set(['member01', 'member02', 'thuytien26', 'baolong88'])

/** One settled round of Limbo; money in đồng, multipliers in hundredths, time in milliseconds since 1970. */
export type DrawnBet = {
  name: string
  stake: number
  target: number
  result: number
  payout: number
  placedAt: number
}

/**
 * The rounds that the demo members have played in the 25 days before `now`, oldest first; the same for the same
 * people. Nobody plays before the opening deposit or stakes what the wallet does not hold.
 */
export function drawBets(people: readonly Person[], now: number): DrawnBet[] {
  return people
    .filter(([name, , type, , , deposit]) => type === 0 && deposit >= 500_000 && !untouched.has(name))
    .flatMap((person) => drawRounds(person, now))
    .toSorted((one, other) => one.placedAt - other.placedAt)
}

function drawRounds([name, , , , daysAgo, deposit]: Person, now: number): DrawnBet[] {
  const random = seeded(`bets of ${name}`)
  const days = Math.min(daysOfPlay, daysAgo - 1)
  const times = Array.from({ length: days }, (_, index) => index)
    .filter(() => random.chance(0.6))
    .flatMap((index) => Array.from({ length: random.whole(1, 2) }, () => (index + random.next()) * dayMs))
    .toSorted((one, other) => other - one)
  const bets: DrawnBet[] = []
  let balance = deposit
  for (const ago of times) {
    const stake = Math.max(5, random.whole(deposit / 400_000, deposit / 40_000)) * 1000
    const target = random.pick(targets)
    const uniform = random.whole(0, limboRules.uniformRange - 1)
    if (stake > balance) continue
    const { result, payout } = playLimbo({ uniform, stake, target })
    balance += payout - stake
    bets.push({ name, stake, target, result, payout, placedAt: Math.floor(now - minuteMs - ago) })
  }
  return bets
}
