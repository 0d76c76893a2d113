import type { LineModel } from '../model/slot-model.ts'

/** Few wins in the reels, and free spins that count five times. */
export const threeFires: LineModel = {
  id: 'three-fires',
  frame: 'lines',
  volatility: 'high',
  cap: 1000,
  reels: ['ECWEDSDBEDFEDAFCSDCFFFBEEF', 'FCDWFCBFEDEFFEEFADSEBSDCED', 'CFFFFEDFABFDEWEDCSDEECESDB'],
  lines: 5,
  pays: {
    A: [300],
    B: [50],
    C: [18],
    D: [4],
    E: [2],
    F: [1],
  },
  wild: { factor: 2 },
  feature: { kind: 'freeSpins', spins: 8, factor: 5, again: 4, mostSpins: 24 },
}
