import { subAccountRights, type SubAccountRight } from '@saola/protocol'

/** The places of the portal that an owner leaves to somebody, in the order of the form. */
export const rightPlaces = ['team', 'reports', 'transfer', 'contracts', 'opening', 'messages'] as const
export type RightPlace = (typeof rightPlaces)[number]

/** What somebody may do at a place. */
export type RightLevel = 'none' | 'see' | 'act'
export type RightLevels = Record<RightPlace, RightLevel>

/** The levels that a place knows: some are only looked at. */
export function levelsOf(place: RightPlace): readonly RightLevel[] {
  const canAct = subAccountRights.some((right) => right === `${place}.act`)
  return canAct ? ['none', 'see', 'act'] : ['none', 'see']
}

/** Rights as an owner chooses them: one level for each place. */
export function toLevels(rights: readonly SubAccountRight[]): RightLevels {
  const levelOf = (place: RightPlace): RightLevel => {
    if (rights.some((right) => right === `${place}.act`)) return 'act'
    return rights.some((right) => right === `${place}.read`) ? 'see' : 'none'
  }
  const entries = rightPlaces.map((place) => [place, levelOf(place)] as const)
  return Object.fromEntries(entries) as RightLevels
}

/** Whether somebody with these levels moves the owner's money. */
export function movesMoney(levels: RightLevels): boolean {
  return levels.transfer === 'act' || levels.contracts === 'act'
}

/** The rights behind the levels; to act is said once. */
export function toRights(levels: RightLevels): SubAccountRight[] {
  return subAccountRights.filter((right) =>
    rightPlaces.some(
      (place) =>
        (levels[place] === 'see' && right === `${place}.read`) ||
        (levels[place] === 'act' && right === `${place}.act`),
    ),
  )
}
