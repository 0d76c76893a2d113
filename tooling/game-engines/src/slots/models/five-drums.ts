import type { LineModel } from '../model/slot-model.ts'

/** Five lines; free spins count four times. */
export const fiveDrums: LineModel = {
  id: 'five-drums',
  frame: 'lines',
  volatility: 'medium',
  cap: 1500,
  reels: [
    'GCADFDCFEDGBGEDGGFEBEFGECFS',
    'BAFCEFWEGEGDBECGDGDFSCFGFGDE',
    'BEWEFGDGDSCFBECGFCWDGEFDEGFAG',
    'BDFGFGECFGWBGEDCEFDAEGEFGCDS',
    'FBEFCFDFDGGEGDGAECSDCFEGBEG',
  ],
  lines: 5,
  pays: {
    A: [50, 350, 2500],
    B: [35, 125, 900],
    C: [20, 90, 350],
    D: [12, 45, 200],
    E: [8, 25, 100],
    F: [4, 18, 75],
    G: [4, 10, 50],
  },
  scatterPays: [2, 10, 50],
  feature: { kind: 'freeSpins', spins: 10, factor: 4, again: 5, mostSpins: 30 },
}
