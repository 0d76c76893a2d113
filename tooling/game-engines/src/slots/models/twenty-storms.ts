import type { LineModel } from '../model/slot-model.ts'

/** The model of Pirate Queen: wilds that double, and free spins with more of them that count five times. */
export const twentyStorms: LineModel = {
  id: 'twenty-storms',
  frame: 'lines',
  volatility: 'high',
  cap: 1500,
  reels: [
    'GEFBFAGEGDCDSEFGFDCEGBFGCEDF',
    'SEFGFDGDWBGFDGEFECEGAFDECBGFC',
    'DFBGDEWBGEFEFDGCDEFGACGFCGEFS',
    'FCGWDEFGFGSFAEFGBEGEGECDBCDFD',
    'BGCEDFGFEASGCGFEGFEFDGDEBCFD',
  ],
  freeReels: [
    'EGCEGEGADFCDFBASFDEFEBFGCGBGDF',
    'DAFDGEWEGCFECEBAGFGFWEFSCDGBFDBG',
    'AEGEGCBGEGCDWDFCWGFBAFEFDESFDBFG',
    'CDECFBGWDBGESGEAFGDFWEBEAGFDCFGF',
    'FAEBFGDFEGSGFGFECFAEDBCDGBECGD',
  ],
  lines: 20,
  pays: {
    A: [45, 225, 1750],
    B: [20, 90, 600],
    C: [15, 50, 225],
    D: [8, 30, 100],
    E: [3, 18, 75],
    F: [3, 10, 45],
    G: [2, 8, 35],
  },
  wild: { factor: 2 },
  scatterPays: [2, 10, 50],
  feature: { kind: 'freeSpins', spins: 10, factor: 5, again: 10, mostSpins: 30 },
}
