import { jobPeriods } from '@saola/rules'
import { windowEnds } from './contracts/line.ts'
import type { Draw, Simulation, Weather } from './simulation.ts'
import { sweepRounds } from './stories/games.ts'
import { job, rewarding, settlement } from './stories/jobs.ts'
import { keepMatches } from './stories/matches.ts'
import { advance } from './stories/tables.ts'
import { startOfTime } from './world.ts'

/** Seeds in which members play the in-house games, which take more steps than all else. */
const gamesShare = 0.3
/** Of the seeds without games, those in which agents have contracts. */
const contractsShare = 0.3
/**
 * Of the seeds without both, one of so many has rewards, by its number: nothing is drawn for it, so that all others stay as
 * they are.
 */
const rewardsEvery = 2

/** Draws how rough a seed is. Each kind of trouble is left out now and then, so that it hides no other. */
export function drawWeather({ chance, between }: Draw, seed: number): Weather {
  const share = (most: number) => (chance(0.3) ? 0 : between(1, 100) * (most / 100))
  const rough = {
    drop: share(0.15),
    duplicate: share(0.25),
    impatience: share(0.4),
    connection: share(0.03),
    crash: share(0.08),
    processes: between(1, 3),
    ...drawStage({ chance, between }),
    gameVendorCrash: share(0.1),
  }
  const isPlain = rough.games === 'none' && !rough.contracts
  return { ...rough, rewards: isPlain && seed % rewardsEvery === 0 }
}

function drawStage({
  chance,
  between,
}: Pick<Draw, 'chance' | 'between'>): Pick<Weather, 'games' | 'gameVendors' | 'contracts'> {
  if (!chance(gamesShare)) return { games: 'none', gameVendors: 0, contracts: chance(contractsShare) }
  return { games: chance(0.7) ? 'single' : 'vendor', gameVendors: between(1, 2), contracts: false }
}

/** Crashes, restarts, job ticks and the clock. */
export function addTrouble(sim: Simulation): void {
  const { scheduler, weather, cluster, gameVendors, clock, draw, moments, isCalm } = sim
  const atMost = (
    times: number,
    label: string,
    weight: number,
    run: () => string | void,
    isSensible: () => boolean = () => true,
  ): void => {
    if (times === 0) return
    scheduler.add({
      label,
      weight,
      isOpen: () => !isCalm() && isSensible(),
      run: () => {
        atMost(times - 1, label, weight, run, isSensible)
        return run()
      },
    })
  }
  atMost(4, 'a gateway crashes', weather.crash, () => cluster.crash(draw.between(0, weather.processes - 1)))
  atMost(
    Infinity,
    'gateways start',
    0.1,
    () => cluster.restart(),
    () => cluster.running().length < weather.processes,
  )
  if (weather.gameVendors > 0) {
    atMost(4, 'a game vendor crashes', weather.gameVendorCrash, () =>
      gameVendors.crash(draw.between(0, weather.gameVendors - 1)),
    )
    atMost(
      Infinity,
      'game vendors start',
      0.1,
      () => gameVendors.restart(),
      () => gameVendors.running().length < weather.gameVendors,
    )
    atMost(2, 'a sweep of rounds is due', 0.05, () => void sweepRounds(sim, jobPeriods.recoverRounds))
    atMost(6, 'tables go on', 0.05, () => void advance(sim))
    atMost(4, 'matches go on', 0.05, () => void keepMatches(sim))
  }
  if (weather.contracts) {
    moments.push(...windowEnds(startOfTime))
    atMost(16, 'a settlement is due', 0.3, () => void settlement(sim))
  }
  if (weather.rewards) atMost(12, 'a job of rewards is due', 0.2, () => void rewarding(sim))
  atMost(8, 'a job is due', 0.1, () => void job(sim))
  atMost(20, 'time passes', 0.15, () => {
    const moment =
      moments.length > 0 && draw.chance(0.5) ? moments[draw.between(0, moments.length - 1)] : undefined
    const ahead = moment === undefined ? 0 : moment + draw.pick([-1, 0, 0, 1]) - clock.now()
    clock.advance(ahead > 0 ? ahead : draw.pick([1, 1_000, 10_000, 60_000]))
    return String(clock.now() - startOfTime)
  })
}
