import { Fault } from '../../http/fault.ts'
import type { CallContext } from '../../http/mount.ts'

/** The name, quota and end of a link as it is stored; refuses a name of blanks and an end that is over. */
export function readTerms(
  { services }: Pick<CallContext<unknown>, 'services'>,
  input: { name: string; quota?: number | undefined; endDate?: number | undefined },
  current?: { expires_at: number | null },
): { name: string; quota: number | null; expires_at: number | null } {
  const name = input.name.trim().normalize('NFC')
  if (name === '') throw new Fault('request_param_err', { field: 'name', messageKey: 'opening.issue.name' })
  const end = input.endDate ?? null
  // A link that has ended may be renamed.
  if (end !== null && end <= services.now() && end !== current?.expires_at) {
    throw new Fault('request_param_err', { field: 'endDate', messageKey: 'opening.issue.end' })
  }
  return { name, quota: input.quota ?? null, expires_at: end }
}
