import { fallsLadder } from './falls-ladder.ts'
import { fallsOrbs } from './falls-orbs.ts'
import { fallsSweet } from './falls-sweet.ts'
import { fiftyGates } from './fifty-gates.ts'
import { fiveDrums } from './five-drums.ts'
import { fortyBreezes } from './forty-breezes.ts'
import { fortyFields } from './forty-fields.ts'
import { oneDragon } from './one-dragon.ts'
import { tenKites } from './ten-kites.ts'
import { tenStars } from './ten-stars.ts'
import { threeFires } from './three-fires.ts'
import { threeLanterns } from './three-lanterns.ts'
import { threeWheels } from './three-wheels.ts'
import { threeWilds } from './three-wilds.ts'
import { twentyFiveAces } from './twenty-five-aces.ts'
import { twentyRivers } from './twenty-rivers.ts'
import { twentyStorms } from './twenty-storms.ts'
import type { SlotModel } from '../model/slot-model.ts'

/** Every model, the frames from small to large. */
export const allModels: readonly SlotModel[] = [
  threeLanterns,
  threeWilds,
  threeWheels,
  threeFires,
  oneDragon,
  fiveDrums,
  tenStars,
  tenKites,
  twentyRivers,
  twentyStorms,
  twentyFiveAces,
  fortyFields,
  fortyBreezes,
  fiftyGates,
  fallsSweet,
  fallsLadder,
  fallsOrbs,
]
