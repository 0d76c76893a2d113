import { createApiClient, type ApiClient, type ApiClientOptions } from '@saola/api-client'

/** A client of one test: fixed clock, signed in, Vietnamese. */
export function testClient(baseUrl: string, options: Partial<ApiClientOptions> = {}): ApiClient {
  return createApiClient({
    baseUrl,
    merchant: 'saola',
    language: () => 'VI',
    token: () => 'token-1',
    cipher: 'jwe',
    now: () => 1_700_000_000_000,
    ...options,
  })
}

/** What a call throws; fails the test when it does not. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => {
      throw new Error(`resolved with ${JSON.stringify(value)}`)
    },
    (error: unknown) => error,
  )
}
