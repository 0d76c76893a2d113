import type { Draws } from '../draws.ts'
import type { Engine } from '../engine.ts'
import { oneTimes, timesText } from '../payout.ts'
import { bossChance, fishChance, isCaught } from './catch-chance.ts'
import type { FishingChoice, FishingModel } from './fishing-model.ts'
import { readShots } from './read-shots.ts'

/** An animal that a shot caught, and what it pays for each đồng of the shot. */
export type Caught = { readonly shot: number; readonly code: string; readonly times: number }

/** What the shots caught; whoever is not named got away. */
export type FishingView = {
  readonly shots: number
  readonly caught: readonly Caught[]
  /** What the round paid for each đồng of its stake, in ten-thousandths. */
  readonly multiplier: number
}

/**
 * Each shot is a bet of its own (games 32): it catches what it is aimed at with the return divided by what that pays,
 * whatever was shot before and by whom. A batch is one round, so a line that breaks loses and doubles nothing.
 */
export const fishing: Engine<FishingModel, FishingChoice, never, FishingView> = {
  code: 'fishing',
  readChoice: readShots,
  readMove: () => undefined,
  fitsStake,
  play({ model, draws, stake, choice }) {
    if (!fitsStake(choice, stake)) return undefined
    const caught = choice.shots.flatMap((target, shot) =>
      typeof target === 'string'
        ? shootAt(model, draws, { shot, target })
        : castNet(model, draws, { shot, target }),
    )
    const times = caught.reduce((sum, each) => sum + each.times, 0)
    const multiplier = Math.floor((times * oneTimes) / choice.shots.length)
    const view = { shots: choice.shots.length, caught, multiplier }
    return { view, isOver: true, payout: choice.gun * times, staked: stake }
  },
  contentOf: ({ gun, shots }) => `${shots.length} × ${gun}`,
  resultOf: ({ caught, multiplier }, words) =>
    `${words('fishing.result', { count: String(caught.length) })} ${timesText(multiplier)}`,
}

function fitsStake({ gun, shots }: FishingChoice, stake: number): boolean {
  return stake === gun * shots.length
}

function shootAt(
  model: FishingModel,
  draws: Draws,
  { shot, target }: { shot: number; target: string },
): Caught[] {
  const fish = model.fish.find(({ code }) => code === target)
  if (fish) {
    return isCaught(draws, fishChance(model, fish)) ? [{ shot, code: target, times: fish.times }] : []
  }
  const boss = model.bosses.find(({ code }) => code === target)
  if (!boss) return []
  // What the boss is worth comes first, so that its worth cannot depend on being caught.
  const times = boss.least + draws.below(boss.most - boss.least + 1)
  return isCaught(draws, bossChance(model, boss)) ? [{ shot, code: target, times }] : []
}

function castNet(
  model: FishingModel,
  draws: Draws,
  { shot, target }: { shot: number; target: readonly string[] },
): Caught[] {
  return target.flatMap((code) => {
    const fish = model.fish.find((each) => each.code === code)
    const isHit = fish && isCaught(draws, fishChance(model, fish, target.length))
    return isHit ? [{ shot, code, times: fish.times }] : []
  })
}
