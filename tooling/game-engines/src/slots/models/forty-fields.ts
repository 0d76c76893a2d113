import type { LineModel } from '../model/slot-model.ts'

/** The model of Golden Land: forty lines; in the free spins wilds on three reels grow over the whole reel. */
export const fortyFields: LineModel = {
  id: 'forty-fields',
  frame: 'lines',
  volatility: 'medium',
  cap: 400,
  reels: [
    'CGDFGCGFGFBEDEFCGAFEDBEASDEGB',
    'FEDBEGCGECBDFSAGFGDFEAGEGFBCD',
    'FEABFDEGDSFGCGBCEGDFBGAGFCWEDE',
    'DBGCDGEGECFSDBFDGEFACBEFEGFGA',
    'GBGFGBAEFEBDCFAEGEDCGFESFGDCD',
  ],
  freeReels: [
    'GDCGFDEBFECFSGAEGBGFCEDGBAFDE',
    'GBDEDBSDEGFCFAFCAGCEGFDEFWGBGWE',
    'DFEGWDEGWBGCEGFDBAGFEFGFDCEASCB',
    'CESCFGBAWGDWEGFDGFGBEDFAFCGBEDE',
    'SAEDBGAGCDGCBFEFCFGBGDFEGEFED',
  ],
  lines: 40,
  pays: {
    A: [50, 200, 1000],
    B: [40, 125, 500],
    C: [25, 100, 250],
    D: [15, 50, 150],
    E: [10, 35, 100],
    F: [8, 25, 80],
    G: [5, 16, 75],
  },
  wild: { expands: true },
  scatterPays: [2, 10, 50],
  feature: { kind: 'freeSpins', spins: 10, factor: 1, again: 5, mostSpins: 30 },
}
