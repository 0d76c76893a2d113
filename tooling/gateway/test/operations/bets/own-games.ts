import { createHttpVendor } from '../../../src/vendors/ask-vendor.ts'
import type { TestGateway } from '../../start-gateway.ts'
import { openFlakyVendor, type FlakyVendor } from '../../wallet/flaky-vendor.ts'

/** Our own games behind a socket, asked by the gateway with their secret. */
export async function connectOwnGames(gateway: TestGateway): Promise<FlakyVendor> {
  const vendor = await openFlakyVendor(gateway)
  const { vendorSecret: secret } = gateway.services.settings
  gateway.services.askVendor = createHttpVendor(() =>
    Promise.resolve({ origin: vendor.origin, secrets: [secret] }),
  )
  return vendor
}

/** What an act about bets answers; a refusal has its code. */
export async function operateBets(
  gateway: TestGateway,
  wanted: object,
): Promise<{ status: number; errorCode?: string; field?: string; value: Value }> {
  const response = await gateway.fetch('http://gateway.test/ops/bet', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ merchant: 'saola', reason: 'wrong odds', by: 'Lan', ...wanted }),
  })
  return { status: response.status, ...((await response.json()) as { value: Value }) }
}
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into replies freely
type Value = any
