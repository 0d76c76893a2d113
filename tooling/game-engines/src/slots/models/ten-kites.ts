import type { LineModel } from '../model/slot-model.ts'

/** The model of PAPPU: ten lines, wilds that double, three scatters send up the kite, which always brings a prize. */
export const tenKites: LineModel = {
  id: 'ten-kites',
  frame: 'lines',
  volatility: 'medium',
  cap: 500,
  reels: [
    'CEBFDFGADGEBGEDEGFCSACGFEDGBF',
    'GDCEDAFCGWFGFBEGCDSBEFADEGEBGF',
    'FCGDCDGFGEDWBFEGWDAFSEGECBFAGEB',
    'GBDGEGFDCADGCWBECEFDFESFGFGEBA',
    'GAESAEFEFBEFBDGCDGEGCGBFDFGDC',
  ],
  lines: 10,
  pays: {
    A: [35, 175, 900],
    B: [20, 80, 400],
    C: [16, 60, 200],
    D: [8, 35, 100],
    E: [6, 20, 60],
    F: [4, 16, 50],
    G: [4, 10, 40],
  },
  wild: { factor: 2 },
  scatterPays: [2, 5, 20],
  feature: {
    kind: 'wheel',
    segments: [
      { times: 10, weight: 20 },
      { times: 100, weight: 2 },
      { times: 15, weight: 18 },
      { times: 75, weight: 3 },
      { times: 20, weight: 16 },
      { times: 50, weight: 6 },
      { times: 25, weight: 14 },
      { times: 250, weight: 1 },
      { times: 30, weight: 12 },
      { times: 40, weight: 8 },
    ],
  },
}
