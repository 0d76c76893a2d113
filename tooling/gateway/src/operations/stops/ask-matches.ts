import * as z from 'zod/mini'
import { Fault } from '../../http/fault.ts'
import type { Services } from '../../services/services.ts'

const refused = z.object({ field: z.string() })

/** What our games answer about matches; their refusal names the field that it is about. */
export async function askMatches(
  { askVendor }: Pick<Services, 'askVendor'>,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await askVendor(path, body).catch((error: unknown) => {
    throw new Fault('system.unavailable', { cause: error })
  })
  if (!response) throw new Fault('not_found', { field: 'vendor' })
  if (response.ok) return response.json()
  if (response.status !== 400 && response.status !== 404 && response.status !== 409)
    throw new Fault('system.unavailable', { cause: new Error(`the vendor answered with ${response.status}`) })
  // Another version of the vendor, or something before it, may not name a field.
  const said = refused.safeParse(await response.json().catch(() => undefined))
  const field = said.success ? said.data.field : 'do'
  throw new Fault(response.status === 404 ? 'not_found' : 'request_param_err', { field })
}
