import type { LineModel } from '../model/slot-model.ts'

/** A single line over five reels: it pays seldom and well. */
export const oneDragon: LineModel = {
  id: 'one-dragon',
  frame: 'lines',
  volatility: 'high',
  cap: 5000,
  reels: [
    'GCGSGFCFDFECEBEFBGFDADGED',
    'DGFEFCFEBDWBFDGASCGEFGDWEGC',
    'FCEGEFCBDGWEGDFESFDWBFAGDCG',
    'EFDCFGDGWDGEFCSBGWDEFEBFCAG',
    'BFEBDGCFGCGESGCFDEFDGAFED',
  ],
  lines: 1,
  pays: {
    A: [35, 175, 1500],
    B: [18, 75, 600],
    C: [10, 45, 175],
    D: [6, 18, 90],
    E: [4, 12, 60],
    F: [2, 8, 35],
    G: [1, 6, 30],
  },
  wild: { factor: 2 },
  scatterPays: [2, 10, 50],
  feature: { kind: 'freeSpins', spins: 10, factor: 2, again: 5, mostSpins: 30 },
}
