import { signInGate } from '@saola/rules'
import { expect, it } from 'vitest'

const everything = {
  mobile: '+84912345678',
  email: 'lan@example.vn',
  bankAccountName: 'NGUYEN THI LAN',
  hasAuthenticator: true,
}

const atNewPlace = {
  login: { firstTimeLogin: false, passwordExpired: false },
  enforceExpiry: false,
  checkAddress: 'every' as const,
  isKnownAddress: false,
  isKnownDevice: true,
}

it.each([
  [everything, ['totp']],
  [{ ...everything, hasPasskey: true }, ['passkey', 'totp']],
  [{ ...everything, hasAuthenticator: false, hasPasskey: true }, ['passkey', 'totp']],
  [{ ...everything, hasAuthenticator: false }, ['sms', 'email']],
  [{ mobile: '+84912345678' }, ['sms']],
  [{ email: 'lan@example.vn' }, ['email']],
  [{ bankAccountName: 'NGUYEN THI LAN' }, ['bank']],
  [{ mobile: '+84912345678', bankAccountName: 'NGUYEN THI LAN' }, ['sms']],
  [{ email: 'lan@example.vn', bankAccountName: 'NGUYEN THI LAN' }, ['email']],
  [{ hasAuthenticator: true }, ['totp']],
  [{ mobile: '', email: ' ', bankAccountName: '', hasAuthenticator: false }, []],
  [{}, []],
])('session 38: an account with %o proves itself by %o', (account, ways) => {
  const next = signInGate({ ...atNewPlace, account })
  expect(next).toEqual(ways.length === 0 ? { kind: 'service' } : { kind: 'verify', ways })
})

const usual = {
  login: { firstTimeLogin: false, passwordExpired: false },
  enforceExpiry: true,
  checkAddress: 'every' as const,
  isKnownAddress: true,
  isKnownDevice: true,
  account: { mobile: '+84912345678', bankAccountName: 'NGUYEN THI LAN' },
}
const first = { firstTimeLogin: true, passwordExpired: false }
const expired = { firstTimeLogin: false, passwordExpired: true }
const verify = { kind: 'verify', ways: ['sms'] }

it.each([
  ['a known address', {}, { kind: 'open' }],
  ['an unregistered address', { isKnownAddress: false }, verify],
  [
    'a merchant that checks no addresses',
    { isKnownAddress: false, checkAddress: 'never' as const },
    { kind: 'open' },
  ],
  ['an address that was just proved', { isKnownAddress: false, isVerified: true }, { kind: 'open' }],
  ['a proof that failed', { isKnownAddress: false, isVerified: false }, verify],
  ['no way left', { isKnownAddress: false, account: {} }, { kind: 'service' }],
  ['the first time', { login: first }, { kind: 'change-password', reason: 'first_login' }],
  ['an expired password', { login: expired }, { kind: 'change-password', reason: 'expired' }],
  ['expiry that nobody enforces', { login: expired, enforceExpiry: false }, { kind: 'open' }],
  ['the first time at an unregistered address', { login: first, isKnownAddress: false }, verify],
  [
    'the first time, proved',
    { login: first, isKnownAddress: false, isVerified: true },
    { kind: 'change-password', reason: 'first_login' },
  ],
])('session 12: %s', (_case, difference, step) => {
  expect(signInGate({ ...usual, ...difference })).toEqual(step)
})

const guarded = { mobile: '+84912345678', hasAuthenticator: true }
const byCode = { kind: 'verify', ways: ['totp'] }

it.each([
  ['a known address and a known browser', {}, { kind: 'open' }],
  ['a new address', { isKnownAddress: false }, byCode],
  ['a new browser at a known address', { isKnownDevice: false }, byCode],
  [
    'a new place, proved',
    { isKnownAddress: false, isKnownDevice: false, isVerified: true },
    { kind: 'open' },
  ],
])('session 38: an authenticator guards whatever the merchant checks, at %s', (_case, difference, step) => {
  for (const checkAddress of ['every', 'strange', 'never'] as const) {
    expect(signInGate({ ...usual, account: guarded, checkAddress, ...difference })).toEqual(step)
  }
})

it('session 38: a new browser alone asks nothing of an account without an authenticator', () => {
  expect(signInGate({ ...usual, isKnownDevice: false })).toEqual({ kind: 'open' })
})

const stranger = { isKnownAddress: false, isKnownDevice: false }

it.each([
  ['a known browser on the move', { isKnownAddress: false }, { kind: 'open' }],
  ['a new browser at a known address', { isKnownDevice: false }, { kind: 'open' }],
  ['a new browser at a new address', stranger, verify],
  ['a new browser at a new address, proved', { ...stranger, isVerified: true }, { kind: 'open' }],
  ['an account that can prove nothing', { ...stranger, account: {} }, { kind: 'open' }],
])('session 12: a merchant who says nothing asks strangers alone: %s', (_case, difference, step) => {
  expect(signInGate({ ...usual, checkAddress: 'strange', ...difference })).toEqual(step)
})

it.each(['a new address', 'a new browser'])(
  'session 46: a passkey guards as an authenticator does, at %s',
  (place) => {
    const isKnown = { isKnownAddress: place !== 'a new address', isKnownDevice: place !== 'a new browser' }
    const step = signInGate({
      ...usual,
      checkAddress: 'never',
      ...isKnown,
      account: { mobile: '+84912345678', hasPasskey: true },
    })
    expect(step).toEqual({ kind: 'verify', ways: ['passkey', 'totp'] })
  },
)
