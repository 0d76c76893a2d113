import { limboRules } from '@saola/game-engines'

/** What one round may stake, in đồng, and aim at, in hundredths. */
export const limboBounds = {
  minStake: 1000,
  maxStake: 50_000_000,
  minTarget: limboRules.minTarget,
  maxTarget: limboRules.maxTarget,
  returnPercent: limboRules.returnPercent,
} as const
