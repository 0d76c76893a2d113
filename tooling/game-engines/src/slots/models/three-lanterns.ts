import type { LineModel } from '../model/slot-model.ts'

/** Three reels and nothing but pictures: small wins often. */
export const threeLanterns: LineModel = {
  id: 'three-lanterns',
  frame: 'lines',
  volatility: 'low',
  cap: 100,
  reels: ['ABFDCDFBFCEFEFFFEDEFCEED', 'FCFDCFEFEECFBFDEFDFDBEAE', 'FDFEDBECEDFFEBDACEFFCFFE'],
  lines: 5,
  pays: {
    A: [300],
    B: [120],
    C: [60],
    D: [30],
    E: [15],
    F: [10],
  },
}
