import type { LineModel } from '../model/slot-model.ts'

/** Twenty lines and plain free spins that count three times. */
export const twentyRivers: LineModel = {
  id: 'twenty-rivers',
  frame: 'lines',
  volatility: 'medium',
  cap: 400,
  reels: [
    'BGCGFEFEBDAGDCACDEGEFGDGCDFBFESF',
    'CBEGDABECDAESCDWFGEGFCEFGFDBWDGF',
    'EGFBSGFDGWDECEDACGBAFBECGFGEDWFC',
    'AFGEDBAWEGDECFCDGBGSDGFEBCDFWEFC',
    'DGECFBGFEGAEGDFDCEGDCFBSCGDEFBFA',
  ],
  lines: 20,
  pays: {
    A: [40, 200, 1000],
    B: [25, 100, 500],
    C: [20, 75, 250],
    D: [10, 40, 120],
    E: [8, 30, 100],
    F: [5, 20, 80],
    G: [5, 15, 60],
  },
  scatterPays: [2, 10, 50],
  feature: { kind: 'freeSpins', spins: 12, factor: 3, again: 12, mostSpins: 48 },
}
