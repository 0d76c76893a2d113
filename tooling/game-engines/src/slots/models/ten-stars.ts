import type { LineModel } from '../model/slot-model.ts'

/** Ten lines; a wild fills its reel. No feature beside. */
export const tenStars: LineModel = {
  id: 'ten-stars',
  frame: 'lines',
  volatility: 'low',
  cap: 200,
  reels: [
    'DGACFGEBFGFCFEDBDEGEADGCGBFECF',
    'GEFBDECFWACEGEFAFGDCBFGDEBGDGFC',
    'GBGFECDFEFDCFGACGAEGFEDBEDFWGBC',
    'WDGCFDEBFEFGBCGAGDCEAGFCDBEFGFE',
    'GAECFCBFDEDGDGFAEGFGCFBGEBFDEC',
  ],
  lines: 10,
  pays: {
    A: [35, 100, 250],
    B: [30, 75, 175],
    C: [16, 50, 120],
    D: [15, 35, 100],
    E: [8, 25, 75],
    F: [6, 16, 50],
    G: [5, 15, 40],
  },
  wild: { expands: true },
}
