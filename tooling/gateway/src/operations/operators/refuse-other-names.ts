import { Fault } from '../../http/fault.ts'
import type { Caller } from './require-operator.ts'

/**
 * Refuses an act that is said to be somebody else's (system 34): where operators are named, `by` is the name of the one whose
 * secret it was, and nobody brings a second person along in the same act.
 */
export function refuseOtherNames({ name }: Caller, wanted: unknown): void {
  if (name === undefined || typeof wanted !== 'object' || wanted === null) return
  if ('override' in wanted && wanted.override !== undefined) {
    throw new Fault('request_param_err', { field: 'override', messageKey: 'desk.operators.alone' })
  }
  if (!('by' in wanted) || wanted.by === undefined || sameName(wanted.by, name)) return
  throw new Fault('request_param_err', {
    field: 'by',
    messageKey: 'desk.operators.other_name',
    params: { name },
  })
}

function sameName(typed: unknown, name: string): boolean {
  return typeof typed === 'string' && typed.trim().toLowerCase() === name.toLowerCase()
}
