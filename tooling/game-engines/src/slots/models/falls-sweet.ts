import type { CascadeModel } from '../model/slot-model.ts'

/** The model of Sweet Land: many small falls. */
export const fallsSweet: CascadeModel = {
  id: 'falls-sweet',
  frame: 'cascade',
  volatility: 'low',
  cap: 500,
  weights: { A: 8, B: 10, C: 12, D: 14, E: 17, F: 19, G: 21, S: 2 },
  freeWeights: { A: 8, B: 10, C: 12, D: 14, E: 17, F: 19, G: 21, S: 2 },
  pays: {
    A: [300, 750, 2500],
    B: [170, 450, 1200],
    C: [100, 240, 700],
    D: [70, 160, 460],
    E: [47, 95, 230],
    F: [34, 68, 165],
    G: [23, 46, 115],
  },
  ladder: [1],
  freeLadder: [1, 2],
  scatterPays: [2, 5, 20],
  feature: { kind: 'freeSpins', spins: 8, factor: 1, again: 3, mostSpins: 20 },
}
