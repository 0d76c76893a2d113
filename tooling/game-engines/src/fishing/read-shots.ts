import { asObject, isWhole } from '../read.ts'
import { isNettable } from './catch-chance.ts'
import { fishingRules, type FishingChoice, type FishingModel, type Shot } from './fishing-model.ts'

/** The shots that an outside value holds, all at animals of the tank; undefined when one may not be fired. */
export function readShots(value: unknown, model: FishingModel): FishingChoice | undefined {
  const choice = asObject(value)
  const gun = choice?.['gun']
  const listed = choice?.['shots']
  if (!isWhole(gun, 1, fishingRules.maxGun) || !Array.isArray(listed)) return undefined
  if (listed.length < 1 || listed.length > fishingRules.maxShots) return undefined
  const shots = listed.map((shot: unknown) => readShot(shot, model)).filter((shot) => shot !== undefined)
  return shots.length === listed.length ? { gun, shots } : undefined
}

function readShot(value: unknown, model: FishingModel): Shot | undefined {
  if (!Array.isArray(value)) {
    return [...model.fish, ...model.bosses].find(({ code }) => code === value)?.code
  }
  if (value.length < fishingRules.minNetted || value.length > fishingRules.maxNetted) return undefined
  const netted = value
    .map((each: unknown) => model.fish.find((fish) => fish.code === each && isNettable(fish))?.code)
    .filter((code) => code !== undefined)
  return netted.length === value.length ? netted : undefined
}
