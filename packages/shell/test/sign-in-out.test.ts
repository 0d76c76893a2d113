import { calls } from '@saola/protocol'
import {
  callQuery,
  isModuleOn,
  isSignedIn,
  signIn,
  signOut,
  stale,
  systemState,
  whenToken,
  type AppContext,
} from '@saola/shell'
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

const balanceOf = ({ api }: AppContext) => ({
  ...callQuery(api, calls.wallet.balance),
  staleTime: stale.moment,
})

describe('what is read as soon as there is a token (session 35)', () => {
  const money = { sumBalance: 5_000, available: 5_000 }
  const answers = (path: string, type = 0): unknown => {
    if (path === '/wps/member/info') return { ...member, type }
    return path === calls.wallet.balance.path ? money : null
  }

  it('is on its way beside the member, and not asked for a second time', async () => {
    const { app, sent } = await testApp((path) => answers(path))
    whenToken(app.session, () => void app.queryClient.prefetchQuery(balanceOf(app)))
    await signIn(app, signedIn)
    await app.queryClient.fetchQuery(balanceOf(app))
    expect(sent).toHaveLength(2)
    expect(new Set(sent)).toEqual(new Set(['GET /wps/member/info', `GET ${calls.wallet.balance.path}`]))
  })

  it('is read for the token that a tab begins with too, and for each that follows, until it is stopped', async () => {
    const { app } = await testApp((path) => answers(path))
    const tokens: (string | undefined)[] = []
    await signIn(app, signedIn)
    const stop = whenToken(app.session, () => void tokens.push(app.session.token))
    await signIn(app, { ...signedIn, token: 'token-2' })
    stop()
    await signIn(app, { ...signedIn, token: 'token-3' })
    expect(tokens).toEqual(['token-1', 'token-2'])
  })

  it('is forgotten with an account that this site is not for', async () => {
    const { app } = await testApp((path) => answers(path, 1))
    whenToken(app.session, () => void app.queryClient.prefetchQuery(balanceOf(app)))
    await signIn(app, signedIn)
    expect(app.queryClient.getQueryData(balanceOf(app).queryKey)).toBeUndefined()
  })

  it('leaves what a visitor saw to be asked for anew', async () => {
    const { app, sent } = await testApp((path) => answers(path))
    const query = { ...callQuery(app.api, calls.system.whitelabel), staleTime: stale.session }
    app.queryClient.setQueryData(query.queryKey, status.info.whitelabel)
    await signIn(app, signedIn)
    await app.queryClient.prefetchQuery(query)
    expect(sent).toContain(`GET ${calls.system.whitelabel.path}`)
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
