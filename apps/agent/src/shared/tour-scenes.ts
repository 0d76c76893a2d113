import { useHasCalls } from '@saola/shell'

const scenes = ['overview', 'team', 'transfer', 'contracts'] as const

/** What the tour of the portal goes through: what the gateway has (system 51). */
export function useTourScenes(): (typeof scenes)[number][] {
  const hasContracts = useHasCalls('contracts.list')
  return scenes.filter((scene) => scene !== 'contracts' || hasContracts)
}
