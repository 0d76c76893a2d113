import { statementTypes, type StatementType } from '@saola/protocol'
import type { Switches } from '@saola/rules'

/**
 * The kinds that a statement is filtered by, as the merchant's modules have it (system 52): who plays on credit (`CREDITMAR3`)
 * pays nothing in or out here, and where rebates are off (`PLYRBT`) none is asked for. Entries of before stay in the list.
 */
export function shownTypes(switches: Switches): readonly StatementType[] {
  const hidden: readonly StatementType[] = [
    ...(switches['CREDITMAR3'] === true ? (['deposit', 'withdraw'] as const) : []),
    ...(switches['PLYRBT'] === false ? (['betting_rebate'] as const) : []),
  ]
  return statementTypes.filter((type) => !hidden.includes(type))
}
