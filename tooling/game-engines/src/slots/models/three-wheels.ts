import type { LineModel } from '../model/slot-model.ts'

/** Three scatters turn a wheel that always pays. */
export const threeWheels: LineModel = {
  id: 'three-wheels',
  frame: 'lines',
  volatility: 'medium',
  cap: 200,
  reels: ['CFFCEDBEDEDBCFSFDAEDCSBEFAF', 'FEDCDSDESFBAFCDFECBECBFEFAD', 'SFCBDCFFEDFBCFFEADESEDAEDBC'],
  lines: 5,
  pays: {
    A: [400],
    B: [120],
    C: [50],
    D: [25],
    E: [16],
    F: [6],
  },
  feature: {
    kind: 'wheel',
    segments: [
      { times: 5, weight: 24 },
      { times: 50, weight: 3 },
      { times: 8, weight: 20 },
      { times: 30, weight: 5 },
      { times: 10, weight: 18 },
      { times: 100, weight: 1 },
      { times: 15, weight: 12 },
      { times: 20, weight: 9 },
    ],
  },
}
