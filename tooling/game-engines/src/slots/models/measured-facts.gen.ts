import type { PublishedFigures } from '../model/published-figures.ts'

/** The figures of each model; `pnpm --filter @saola/game-engines measure` writes them. */
export const measuredFacts: Readonly<Record<string, PublishedFigures>> = {
  'three-lanterns': { rtp: 9520, within: 0, hitRate: 2745, spread: 246, maxMultiplier: 600000, featureIn: 0, mostIn: 2800 },
  'three-wilds': { rtp: 9595, within: 0, hitRate: 1806, spread: 485, maxMultiplier: 860000, featureIn: 0, mostIn: 7200 },
  'three-wheels': { rtp: 9615, within: 0, hitRate: 1497, spread: 479, maxMultiplier: 1100000, featureIn: 91, mostIn: 910000 },
  'three-fires': { rtp: 9582, within: 0, hitRate: 710, spread: 1118, maxMultiplier: 10000000, featureIn: 81, mostIn: 650000 },
  'one-dragon': { rtp: 9546, within: 0, hitRate: 565, spread: 1207, maxMultiplier: 50000000, featureIn: 79, mostIn: 3500000 },
  'five-drums': { rtp: 9628, within: 0, hitRate: 1301, spread: 592, maxMultiplier: 15000000, featureIn: 94, mostIn: 2500000 },
  'ten-stars': { rtp: 9622, within: 0, hitRate: 2182, spread: 284, maxMultiplier: 1270000, featureIn: 0, mostIn: 990000 },
  'ten-kites': { rtp: 9622, within: 0, hitRate: 1539, spread: 473, maxMultiplier: 4320000, featureIn: 114, mostIn: 230000000 },
  'twenty-rivers': { rtp: 9694, within: 0, hitRate: 1852, spread: 373, maxMultiplier: 4000000, featureIn: 140, mostIn: 390000000 },
  'twenty-storms': { rtp: 9645, within: 0, hitRate: 1166, spread: 765, maxMultiplier: 15000000, featureIn: 102, mostIn: 75000000 },
  'twenty-five-aces': { rtp: 9677, within: 0, hitRate: 1947, spread: 321, maxMultiplier: 4000000, featureIn: 104, mostIn: 330000000 },
  'forty-fields': { rtp: 9655, within: 0, hitRate: 1854, spread: 453, maxMultiplier: 4000000, featureIn: 108, mostIn: 4000000 },
  'forty-breezes': { rtp: 9507, within: 0, hitRate: 2547, spread: 189, maxMultiplier: 600000, featureIn: 130, mostIn: 25000000 },
  'fifty-gates': { rtp: 9576, within: 0, hitRate: 1748, spread: 410, maxMultiplier: 5000000, featureIn: 114, mostIn: 3900000 },
  'falls-sweet': { rtp: 9604, within: 20, hitRate: 2652, spread: 233, maxMultiplier: 5000000, featureIn: 104, mostIn: 0 },
  'falls-ladder': { rtp: 9427, within: 38, hitRate: 1669, spread: 443, maxMultiplier: 25000000, featureIn: 281, mostIn: 0 },
  'falls-orbs': { rtp: 9567, within: 47, hitRate: 2047, spread: 944, maxMultiplier: 50000000, featureIn: 281, mostIn: 170000000 },
}
