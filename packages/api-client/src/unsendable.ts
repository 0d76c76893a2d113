import { ApiError } from './api-error.ts'

/** No request can be made of what was handed in: which part of it, and why. */
export function unsendable(callId: string, field: string, why: string, cause?: unknown): ApiError {
  return new ApiError({ kind: 'invalid', callId, field, message: `${callId}: ${field} ${why}`, cause })
}
