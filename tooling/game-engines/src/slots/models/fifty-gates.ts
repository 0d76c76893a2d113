import type { LineModel } from '../model/slot-model.ts'

/** Fifty lines; wilds stand three high, and free spins count three times. */
export const fiftyGates: LineModel = {
  id: 'fifty-gates',
  frame: 'lines',
  volatility: 'medium',
  cap: 500,
  reels: [
    'EFBGFGCDAFDEDBCGSDEGECEFGFAG',
    'EFDSDGFBCGFCEAGFEDGCDFWWWAGEBEG',
    'DGFBWWWECFGFDECEDEGAGFGACDGSFEB',
    'DEFEGBDWWWGEACFBFGCFDESGECFGDGA',
    'ASDBFAGEDGECGFEFECGFGBDEFDCG',
  ],
  lines: 50,
  pays: {
    A: [35, 150, 750],
    B: [20, 80, 350],
    C: [15, 50, 175],
    D: [6, 30, 90],
    E: [6, 18, 60],
    F: [3, 15, 40],
    G: [3, 8, 35],
  },
  scatterPays: [2, 10, 50],
  feature: { kind: 'freeSpins', spins: 12, factor: 3, again: 6, mostSpins: 36 },
}
