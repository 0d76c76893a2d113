import type { PaymentCycle, Terms } from '@saola/rules'
import { Fault } from '../../http/fault.ts'

/** Refuses an offer that is over before it is made, and a period for a salary, which has one of its own. */
export function checkProposal(
  {
    terms,
    cycle,
    expiresAt,
  }: { terms: Terms; cycle?: PaymentCycle | undefined; expiresAt?: number | undefined },
  now: number,
): void {
  if (expiresAt !== undefined && expiresAt <= now) throw paramFault('expiresAt')
  if (cycle !== undefined && terms.kind !== 'dividend') throw paramFault('cycle')
}

function paramFault(field: string): Fault {
  return new Fault('request_param_err', { field, params: { field } })
}
