import { signIn, isModuleOn, isSignedIn, signOut, systemState } from '@saola/shell'
import { describe, expect, it } from 'vitest'
import { failed, member, signedIn, status, testApp } from './test-app.ts'

describe('entering a site', () => {
  it('loads member info with the new token', async () => {
    const tokens: unknown[] = []
    const { app, sent } = await testApp((_path, request) => {
      tokens.push(request.headers.get('Authorization'))
      return member
    })
    await expect(signIn(app, signedIn)).resolves.toBeUndefined()
    expect(sent).toEqual(['GET /wps/member/info'])
    expect(tokens).toEqual(['token-1'])
    expect(app.session.member).toEqual(member)
  })

  it('signs out again an account that this site is not for (session 16)', async () => {
    const { app, sent } = await testApp((path) =>
      path === '/wps/member/info' ? { ...member, type: 1 } : null,
    )
    await expect(signIn(app, signedIn)).resolves.toBe('session:non_member_account')
    expect(sent).toEqual(['GET /wps/member/info', 'DELETE /wps/session/logout'])
    expect(isSignedIn(app.session)).toBe(false)
    expect(app.session.token).toBeUndefined()
  })

  it('stays signed out when member info does not arrive', async () => {
    const { app } = await testApp(() => failed(500, 'internal', 'x'))
    await expect(signIn(app, signedIn)).rejects.toMatchObject({ code: 'internal' })
    expect(app.session.token).toBeUndefined()
  })

  it('leaves even when the gateway cannot be told', async () => {
    let alive = true
    const { app, visited } = await testApp(() => (alive ? member : failed(502)))
    await signIn(app, signedIn)
    alive = false
    await signOut(app)
    expect(isSignedIn(app.session)).toBe(false)
    expect(visited).toEqual(['restart'])
  })
})

describe('system 1: the three states', () => {
  it.each([
    [false, false, 'normal'],
    [true, false, 'maintenance'],
    [{ startsAt: 1, endsAt: 2 }, true, 'maintenance'],
    [false, true, 'region'],
  ] as const)('maintenance %o and region %s is %s', (maintenance, regionRestriction, state) => {
    expect(systemState({ maintenance, regionRestriction })).toBe(state)
  })
})

it.each([
  ['FREEPLAY3', true],
  ['REG3', false],
  ['USERNAMEREG3', true],
  ['NOWHERE3', false],
])('module %s is on: %s', (modId, on) => {
  expect(isModuleOn(status.info.whitelabel, modId)).toBe(on)
})
