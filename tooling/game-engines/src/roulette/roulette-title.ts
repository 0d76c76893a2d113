import { tableTitle } from '../tables/table-title.ts'
import { roulette } from './roulette-engine.ts'

/** Roulette as a title. */
export const rouletteTitle = tableTitle(roulette, 'medium')
