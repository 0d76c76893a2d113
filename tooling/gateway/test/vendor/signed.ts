import { signCall, vendorHeaders, type Services } from '@saola/gateway'

/** What of a signature is not as it should be: other parts than those of the call that is sent, or the signature itself. */
export type Signing = { path?: string; body?: string; time?: string; nonce?: string; signature?: string }

let calls = 0

/** A vendor's call, signed now and for once. */
export function signed(
  { settings, now }: Pick<Services, 'settings' | 'now'>,
  path: string,
  body: string,
  signing: Signing = {},
): Request {
  calls += 1
  const { time = String(now()), nonce = `test-call-${String(calls).padStart(12, '0')}` } = signing
  const call = { method: 'POST', path: signing.path ?? path, time, nonce, body: signing.body ?? body }
  return new Request(new URL(path, 'http://gateway.test'), {
    method: 'POST',
    body,
    headers: {
      [vendorHeaders.time]: time,
      [vendorHeaders.nonce]: nonce,
      [vendorHeaders.signature]: signing.signature ?? signCall(settings.vendorSecret, call),
    },
  })
}
