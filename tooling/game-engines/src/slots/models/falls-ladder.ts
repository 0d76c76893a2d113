import type { CascadeModel } from '../model/slot-model.ts'

/** Each fall of a spin counts more than the one before. */
export const fallsLadder: CascadeModel = {
  id: 'falls-ladder',
  frame: 'cascade',
  volatility: 'medium',
  cap: 2500,
  weights: { A: 8, B: 10, C: 11, D: 13, E: 14, F: 15, G: 17, H: 18, S: 2 },
  freeWeights: { A: 8, B: 10, C: 11, D: 13, E: 14, F: 15, G: 17, H: 18, S: 2 },
  pays: {
    A: [800, 2500, 7500],
    B: [400, 1200, 4000],
    C: [240, 750, 2500],
    D: [150, 400, 1500],
    E: [105, 230, 1000],
    F: [75, 165, 750],
    G: [45, 120, 450],
    H: [30, 90, 300],
  },
  ladder: [1, 2, 3, 5],
  freeLadder: [3, 6, 9, 15],
  scatterPays: [3, 5, 50],
  feature: { kind: 'freeSpins', spins: 10, factor: 1, again: 5, mostSpins: 30 },
}
