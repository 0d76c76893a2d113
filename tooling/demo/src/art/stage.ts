import type { MotifName, Palette } from '@saola/game-engines/art'
import type { Seeded } from '@saola/game-engines'

/** What a composition is drawn from. The sheet is 300 by 400; text stands below 290, so the eye rests near (150, 150). */
export type Stage = {
  random: Seeded
  palette: Palette
  nameEn: string
  /** Motifs that the name speaks of; may be empty. */
  subjects: readonly MotifName[]
}

/** One way to fill a sheet. */
export type Scene = (stage: Stage) => string
