import type { Plant } from './plant.ts'

export const bugs: readonly { name: string; plant: Plant }[] = []
export function findBug(name: string): Plant {
  const bug = bugs.find((each) => each.name === name)
  if (!bug) throw new Error(`there is no planted bug ${name}`)
  return bug.plant
}
