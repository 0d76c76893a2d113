import * as calls from './calls/index.ts'
import type { Call } from './call.ts'

/** Every row, in the order of areas and names. For servers, documents and tests; browsers name the calls they use. */
export function allCalls(): readonly Call[] {
  return Object.values(calls).flatMap((area): Call[] => Object.values(area))
}
