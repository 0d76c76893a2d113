import { ApiError, type ApiErrorFacts } from './api-error.ts'

/** No request can be made of what was handed in: which part of it, and why. Handed to code that loads later. */
export type Unsendable = typeof unsendable

export function unsendable(
  callId: string,
  field: string,
  why: string,
  more: Partial<ApiErrorFacts> = {},
): ApiError {
  return new ApiError({ kind: 'invalid', callId, field, message: `${callId}: ${field} ${why}`, ...more })
}
