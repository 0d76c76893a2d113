import {
  createMemoryStorage,
  createSession,
  isSignedIn,
  keepMember,
  passwordChanged,
  rememberPlace,
  keepToken,
  forgetAccount,
  takePlace,
} from '@saola/shell'
import { describe, expect, it } from 'vitest'
import { member, signedIn } from './test-app.ts'

describe('session 10: login', () => {
  it('is complete once member info is stored', () => {
    const session = createSession(createMemoryStorage().tab)
    expect(isSignedIn(session)).toBe(false)
    keepToken(session, signedIn, false)
    expect(isSignedIn(session)).toBe(false)
    keepMember(session, member)
    expect(isSignedIn(session)).toBe(true)
  })

  it.each([
    { firstTimeLogin: true, passwordExpired: false, enforced: false, must: true },
    { firstTimeLogin: false, passwordExpired: true, enforced: true, must: true },
    { firstTimeLogin: false, passwordExpired: true, enforced: false, must: false },
    { firstTimeLogin: false, passwordExpired: false, enforced: true, must: false },
  ])('asks for a new password: $must when $firstTimeLogin, $passwordExpired, $enforced', (facts) => {
    const session = createSession(createMemoryStorage().tab)
    keepToken(session, { ...signedIn, ...facts }, facts.enforced)
    expect(session.mustChangePassword).toBe(facts.must)
  })
})

describe('the tab', () => {
  it('keeps the session until it is closed', () => {
    const { tab } = createMemoryStorage()
    const session = createSession(tab)
    keepToken(session, { ...signedIn, firstTimeLogin: true }, false)
    keepMember(session, member)
    expect(createSession(tab)).toEqual({
      token: 'token-1',
      member,
      mustChangePassword: true,
      passwordReason: 'first_login',
    })
    passwordChanged(session)
    expect(createSession(tab).mustChangePassword).toBe(false)
  })

  it('does not keep a sign-in that was not completed', () => {
    const { tab } = createMemoryStorage()
    keepToken(createSession(tab), signedIn, false)
    expect(createSession(tab).token).toBeUndefined()
  })

  it('starts signed out when what it kept is damaged', () => {
    const { tab } = createMemoryStorage()
    tab.write('session', '{"token":')
    expect(isSignedIn(createSession(tab))).toBe(false)
  })

  it('forgets everything at sign-out but the place to return to', () => {
    const { tab } = createMemoryStorage()
    const session = createSession(tab)
    keepToken(session, signedIn, false)
    keepMember(session, member)
    tab.write('WINNERS', '[]')
    rememberPlace(session, '/wallet')
    forgetAccount(session)
    expect(session).toEqual({ token: undefined, member: undefined, mustChangePassword: false })
    expect(tab.read('WINNERS')).toBeUndefined()
    expect(isSignedIn(createSession(tab))).toBe(false)
    expect(takePlace(session)).toBe('/wallet')
    expect(takePlace(session)).toBeUndefined()
  })
})

it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)'])(
  'never returns to %s, which is not on this site',
  (href) => {
    const { tab } = createMemoryStorage()
    const session = createSession(tab)
    rememberPlace(session, href)
    tab.write('returnTo', href)
    expect(takePlace(session)).toBeUndefined()
  },
)
