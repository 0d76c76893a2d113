import type { LineModel } from '../model/slot-model.ts'

/** Three reels with wilds that double the line they stand in. */
export const threeWilds: LineModel = {
  id: 'three-wilds',
  frame: 'lines',
  volatility: 'medium',
  cap: 250,
  reels: ['FCBDAWECFDBFFEFFCEDEEDED', 'BWEDCFWDAFFEECEFBDFFDECDE', 'EECDFBFFFCFEDECBEDADFDWE'],
  lines: 5,
  pays: {
    A: [175],
    B: [40],
    C: [18],
    D: [6],
    E: [3],
    F: [2],
  },
  wild: { factor: 2 },
}
