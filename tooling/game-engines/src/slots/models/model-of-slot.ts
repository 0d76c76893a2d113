import { hashOf } from '../../seeded.ts'
import type { SlotModel } from '../model/slot-model.ts'
import { allModels } from './all-models.ts'
import { fallsSweet } from './falls-sweet.ts'
import { fortyFields } from './forty-fields.ts'
import { tenKites } from './ten-kites.ts'
import { twentyFiveAces } from './twenty-five-aces.ts'
import { twentyStorms } from './twenty-storms.ts'

/** The slots drawn by hand have a model that no other title has. */
const ownModels: Readonly<Record<string, SlotModel>> = {
  PIRATE_QUEEN: twentyStorms,
  WILD_ACE: twentyFiveAces,
  GOLDEN_LAND: fortyFields,
  SWEET_LAND: fallsSweet,
  PAPPU: tenKites,
}

const taken = new Set(Object.values(ownModels))
const shared = allModels.filter((model) => !taken.has(model))

/** The model that a slot runs, by its code: the same for ever on every machine, as long as the models stay. */
export function modelOfSlot(gameCode: string): SlotModel {
  const own = Object.hasOwn(ownModels, gameCode) ? ownModels[gameCode] : undefined
  const drawn = shared[hashOf(`slot ${gameCode}`) % shared.length]
  const model = own ?? drawn
  if (!model) throw new Error('There is no model for a slot')
  return model
}
