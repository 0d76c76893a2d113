import type { CarriedTitle, ModelFacts } from '../engine.ts'
import { plainTitle } from '../plain-title.ts'
import type { TableEngine } from './table-engine.ts'

/** A table as a title: the return it states is that of its main bet, and each cell states its own (games 49). */
export function tableTitle<Outcome>(
  engine: TableEngine<Outcome>,
  volatility: ModelFacts['volatility'],
): CarriedTitle {
  const [main] = engine.table.cells
  if (!main) throw new Error(`the table ${engine.code} has no cell`)
  const maxMultiplier = Math.max(...engine.table.cells.map(({ times }) => times))
  return { ...plainTitle(engine, { rtp: main.rtp, volatility, maxMultiplier }), table: engine.table }
}
