import type { SlotModel } from '../model/slot-model.ts'
import { orb } from './special-symbols.ts'
import type { SlotTheme } from './symbol-art.ts'

/** Themes drawn by hand; a page loads the one that it shows. */
const handDrawn: Readonly<Record<string, () => Promise<SlotTheme>>> = {
  PIRATE_QUEEN: async () => (await import('./hot/pirate-queen-theme.ts')).pirateQueenTheme,
  WILD_ACE: async () => (await import('./hot/wild-ace-theme.ts')).wildAceTheme,
  GOLDEN_LAND: async () => (await import('./hot/golden-land-theme.ts')).goldenLandTheme,
  SWEET_LAND: async () => (await import('./hot/sweet-land-theme.ts')).sweetLandTheme,
  PAPPU: async () => (await import('./hot/pappu-theme.ts')).pappuTheme,
}

/** How a slot looks: by hand where somebody drew it, else drawn from its code. */
export async function themeOfSlot(gameCode: string, model: SlotModel): Promise<SlotTheme> {
  const theme = await baseTheme(gameCode, model)
  if (model.frame === 'lines' || !model.orbs) return theme
  const orbs = Object.fromEntries(model.orbs.map((value, index) => [String(index), orb(value)]))
  return { ...theme, symbols: { ...theme.symbols, ...orbs } }
}

async function baseTheme(gameCode: string, model: SlotModel): Promise<SlotTheme> {
  const own = Object.hasOwn(handDrawn, gameCode) ? handDrawn[gameCode] : undefined
  if (own) return own()
  const { drawnTheme } = await import('./drawn-theme.ts')
  return drawnTheme(gameCode, Object.keys(model.pays))
}
