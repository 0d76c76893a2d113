import type { LineModel } from '../model/slot-model.ts'

/** The model of Wild Ace: twenty-five lines, wilds that double, free spins that count twice. */
export const twentyFiveAces: LineModel = {
  id: 'twenty-five-aces',
  frame: 'lines',
  volatility: 'medium',
  cap: 400,
  reels: [
    'EDEGFACGDEDFBCGESEABFGFGDGFC',
    'BFGFEDCABFEGEAEFCGDGSDGDWEFCG',
    'CFGDAGDGEBFGCWEBESFCGEGFWFADED',
    'SDFGDEFGFDFGCBACWFEGDGEAGECEB',
    'DECFGDGEGEDBAFCAEGDEGFBFCFGS',
  ],
  lines: 25,
  pays: {
    A: [35, 175, 900],
    B: [20, 90, 400],
    C: [18, 60, 225],
    D: [8, 35, 100],
    E: [8, 25, 90],
    F: [4, 18, 75],
    G: [3, 10, 50],
  },
  wild: { factor: 2 },
  scatterPays: [2, 10, 50],
  feature: { kind: 'freeSpins', spins: 10, factor: 2, again: 10, mostSpins: 40 },
}
