import { isApiError } from '@saola/api-client'

/** Whether a gateway answered that there is no such thing: an answer, and no failure that asking again would mend. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.kind === 'http' && error.status === 404
}
