import type { Import } from './read-imports.ts'

/** The floors of an app, lowest first; the files at the root of its source stand above all. */
const floors = ['shared', 'features', 'routes']

/** What crosses a border inside an app, one sentence each: routes use features, features use shared parts, no feature another. */
export function crossedBorders(imports: readonly Import[]): string[] {
  return imports.flatMap(({ from, to, isTypeOnly }) => {
    // The addresses that there are: a type that the router writes.
    if (isTypeOnly && to === 'route-tree.gen.ts') return []
    const [floor = '', feature] = from.split('/')
    const [otherFloor = '', otherFeature] = to.split('/')
    if (levelOf(otherFloor) > levelOf(floor)) {
      return [`${from} imports ${to}: ${nameOf(otherFloor)} stands above ${floor}`]
    }
    if (floor === 'features' && otherFloor === 'features' && feature !== otherFeature) {
      return [`${from} imports ${to}: a feature does not know another; what both need belongs in shared`]
    }
    return []
  })
}

function levelOf(floor: string): number {
  const level = floors.indexOf(floor)
  return level === -1 ? floors.length : level
}

function nameOf(floor: string): string {
  return floors.includes(floor) ? floor : 'the root'
}
