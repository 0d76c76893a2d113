import type { GameFamily } from '@saola/protocol'

/** Families in which each stake begins a round of one's own, so that their pace can be counted (games 116). */
const pacedFamilies: readonly string[] = [
  'RNG',
  'JACKPOT',
  'MINI',
  'PVP',
  'FISH',
  'ELOTT',
] satisfies readonly GameFamily[]

/** Slots: where a merchant says so, one of them is played at a time (games 117). */
export const oneAtATimeFamilies: readonly string[] = ['RNG', 'JACKPOT'] satisfies readonly GameFamily[]

/** Least times between two rounds in ms: of all titles, and of families where they are longer. */
export type Paces = {
  readonly leastCycleMs: number
  readonly paces: Readonly<Partial<Record<GameFamily, number>>>
}

/** The least time between two rounds of one title of a family (games 27). */
export function cycleOf({ leastCycleMs, paces }: Paces, family: string): number {
  const own = Object.entries(paces).find(([name]) => name === family)?.[1]
  return Math.max(leastCycleMs, own ?? 0)
}

/** The least time between two rounds of a member in a family, whatever the titles (games 116); 0 where each may be at once. */
export function paceOf(paces: Paces, family: string): number {
  return pacedFamilies.includes(family) ? cycleOf(paces, family) : 0
}
