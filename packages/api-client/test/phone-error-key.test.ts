import { phoneErrorKey } from '@saola/api-client'
import { expect, it } from 'vitest'

it.each([
  ['invalid-phone-number', 'system.phone.invalid-phone-number'],
  ['missing-phone-number', 'system.phone.missing-phone-number'],
  ['too-many-requests', 'system.phone.too-many-requests'],
  ['unknown', 'system.phone.unknown'],
  ['invalid-verification-code', 'system.phone.invalid-verification-code'],
  ['missing-verification-code', 'system.phone.missing-verification-code'],
  ['captcha-check-failed', 'system.phone.captcha-check-failed'],
  ['quota-exceeded', 'system.phone.quota-exceeded'],
  ['operation-not-allowed', 'system.phone.operation-not-allowed'],
  ['code-expired', 'system.phone.code-expired'],
  ['phone.code-expired', 'system.phone.code-expired'],
  ['phone.invalid-verification-code', 'system.phone.invalid-verification-code'],
  ['auth.phone.code-expired', 'system.phone.unknown'],
  ['popup-closed-by-user', 'system.phone.popup-closed-by-user'],
  ['a-code-of-next-year', 'system.phone.unknown'],
  ['Code-Expired', 'system.phone.unknown'],
  ['toString', 'system.phone.unknown'],
  ['', 'system.phone.unknown'],
  [undefined, 'system.phone.unknown'],
])('session 7: the phone-auth error %s is told by %s', (code, key) => {
  expect(phoneErrorKey(code)).toBe(key)
})
