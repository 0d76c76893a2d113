import type { FamilyCode } from '../../catalogue/families.ts'
import type { Scene } from '../stage.ts'
import { slotScene } from './slot-scene.ts'

/** The composition of a family. */
export function sceneOf(family: FamilyCode): Scene {
  return slotScene
}
