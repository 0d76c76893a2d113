import type { LineModel } from '../model/slot-model.ts'

/** Forty lines with many wilds: something comes nearly every other round. */
export const fortyBreezes: LineModel = {
  id: 'forty-breezes',
  frame: 'lines',
  volatility: 'low',
  cap: 60,
  reels: [
    'DCFABEGAECBGDCEAGFBFGFDCDFEGES',
    'WCBGDEGEAFEBEDEFCGDSFBFWDAGCAFCG',
    'SFABFEDCWFCGCGWBAEDFAFGBEDGCGEDE',
    'CFWBEDECGDFAGBWACGDEABFDECSGEFGF',
    'FCGCFEFESGBFACBDEDAGCDEGFGBDAE',
  ],
  lines: 40,
  pays: {
    A: [40, 125, 500],
    B: [30, 100, 300],
    C: [30, 60, 200],
    D: [16, 50, 150],
    E: [10, 30, 100],
    F: [8, 25, 80],
    G: [6, 20, 75],
  },
  scatterPays: [1, 5, 20],
  feature: { kind: 'freeSpins', spins: 8, factor: 1, again: 4, mostSpins: 16 },
}
