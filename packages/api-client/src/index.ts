/**
 * Sends one call and says what came back, or what should happen instead.
 *
 * @module
 */
export { createApiClient, type ApiClient, type ApiClientOptions, type SendOptions } from './api-client.ts'
export { ApiError, isApiError, type ApiErrorFacts, type ApiErrorKind } from './api-error.ts'
export { type BodyCipher, type CipherName, type RandomBytes, type SealedBody } from './body-cipher.ts'
export { openCustomerServicePath } from './customer-service-path.ts'
export { phoneErrorKey } from './phone-error-key.ts'
export { reactionTo, type Reaction } from './reaction.ts'
