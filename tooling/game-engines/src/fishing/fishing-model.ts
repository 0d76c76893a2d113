/** An animal of the tank that pays the same whenever it is caught. */
export type Fish = {
  readonly code: string
  /** What it pays for each đồng of the shot, the shot included; a whole number. */
  readonly times: number
}

/** A rare animal that pays a number from a range; each whole number of it is as likely as the others. */
export type Boss = { readonly code: string; readonly least: number; readonly most: number }

/** The tank of a title: who swims in it, and what comes back of all shots in hundredths of a percent. */
export type FishingModel = {
  readonly cast: string
  readonly rtp: number
  readonly fish: readonly Fish[]
  readonly bosses: readonly Boss[]
}

/** What a shot is aimed at: one animal, or the fish under a net. */
export type Shot = string | readonly string[]

/** Shots that travel together; each costs `gun` in whole đồng. */
export type FishingChoice = { readonly gun: number; readonly shots: readonly Shot[] }

/** The numbers that hold in every tank. */
export const fishingRules = {
  /** Shots travel together, this many at most. */
  maxShots: 20,
  /** What one shot may cost, in whole đồng; the least is the merchant's. */
  maxGun: 500_000,
  /** A net covers this many fish; none of them pays more than the limit. */
  minNetted: 2,
  maxNetted: 6,
  maxNettedTimes: 50,
} as const
