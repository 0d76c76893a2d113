import { calls } from '@saola/protocol'
import {
  callMutation,
  callQuery,
  closeDialog,
  keepMember,
  sendOnce,
  keepToken,
  statusQuery,
  takePlace,
} from '@saola/shell'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { failed, member, signedIn, status, testApp, type TestApp } from './test-app.ts'

async function readBalance({ app }: TestApp): Promise<void> {
  await app.queryClient.fetchQuery(callQuery(app.api, calls.wallet.balance)).catch(() => undefined)
}

function warnings({ app }: TestApp): unknown[] {
  return app.dialogs.queue.map((dialog) => dialog.kind === 'warning' && dialog.warning)
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('wire 19: what a failed call shows', () => {
  it.each([
    [
      'the message of the server',
      failed(400, 'x.y', 'Không đủ tiền', { reference: 'R-9' }),
      { text: { words: 'Không đủ tiền' }, reference: 'R-9' },
    ],
    ['the error code without one', failed(400, 'x.y'), { text: { words: 'x.y' } }],
    [
      'what a phone service refused, of a gateway that has no words for it (session 7)',
      failed(400, 'phone.code-expired'),
      { text: { key: 'system:phone.code-expired' } },
    ],
    [
      'that it is unknown where the gateway gives no reason',
      Response.json({ success: false }, { status: 500 }),
      { text: { key: 'system:error.unknown' } },
    ],
    ['a refusal in a 200', failed(200, 'x.y', 'Không'), { text: { words: 'Không' } }],
    [
      'a wrong reply',
      Response.json({ success: true, value: { sumBalance: 'much' } }),
      { text: { key: 'system:error.mismatch' } },
    ],
  ])('%s', async (_name, response, warning) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const test = await testApp(() => response)
    await readBalance(test)
    expect(warnings(test)).toEqual([warning])
  })

  it.each([
    ['502', failed(502)],
    ['TOO_MANY_REQUEST', failed(429, 'TOO_MANY_REQUEST', 'x')],
  ])('%s shows nothing', async (_name, response) => {
    const test = await testApp(() => response.clone())
    await test.app.queryClient
      .fetchQuery({ ...callQuery(test.app.api, calls.wallet.merchantWallet), retry: false })
      .catch(() => undefined)
    expect(warnings(test)).toEqual([])
  })

  it.each([
    ["an edge's page", 522, '<html>'],
    ["an edge's refusal", 403, '<html>'],
    ["a portal's page", 200, '<html>'],
    ["a portal's sign-in", 401, '<html>'],
    ['half an answer', 200, '{"success":true,"val'],
  ])('%s (%i) is told as the network, and nobody is signed out', async (_what, code, text) => {
    const test = await testApp((path) =>
      path === calls.system.status.path ? status : new Response(text, { status: code }),
    )
    keepToken(test.app.session, signedIn, false)
    const query = { ...callQuery(test.app.api, calls.wallet.merchantWallet), retry: false }
    await test.app.queryClient.fetchQuery(query).catch(() => undefined)
    expect(warnings(test)).toEqual([{ text: { key: 'system:error.network' } }])
    expect(test.app.session).toMatchObject({ token: signedIn.token })
  })

  it.each([
    ['on a page of plain http', 'insecure'],
    ['with a token that no header carries', 'invalid'],
  ] as const)('what cannot be sent %s is no trouble of the network, and is reported', async (_what, kind) => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    if (kind === 'insecure') vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes })
    const test = await testApp(() => status)
    const { api, connection, queryClient, session } = test.app
    session.token = kind === 'invalid' ? 'mã-cũ' : signedIn.token
    const row = kind === 'insecure' ? calls.session.login : calls.wallet.recallAll
    const act = queryClient.getMutationCache().build(queryClient, callMutation(api, row) as never)
    await act.execute({ username: 'a', password: 'b', type: 'username' } as never).catch(() => undefined)
    expect(warnings(test)).toEqual([{ text: { key: `system:error.${kind}` } }])
    expect(connection.failures).toBe(0)
    expect(reported).toHaveBeenCalledOnce()
    expect(test.sent).toEqual([])
  })

  it('leaves the errors of affiliate and SMS calls to their callers', async () => {
    const test = await testApp(() => failed(400, 'register.invitation.invalid', 'Mã sai'))
    const query = callQuery(test.app.api, calls.session.affiliate, { code: 'X' })
    await expect(test.app.queryClient.fetchQuery(query)).rejects.toMatchObject({ message: 'Mã sai' })
    expect(warnings(test)).toEqual([])
  })

  it('lets a quiet form show its own failures', async () => {
    const test = await testApp(() => failed(400, 'x', 'Sai'))
    const change = callMutation(test.app.api, calls.member.changePassword, { quiet: true })
    const mutation = test.app.queryClient.getMutationCache().build(test.app.queryClient, change as never)
    await mutation.execute({} as never).catch(() => undefined)
    expect(warnings(test)).toEqual([])
  })

  it('says that the network is abnormal once, then leaves it to the strip', async () => {
    const test = await testApp(() => Promise.reject(new TypeError('fetch failed')))
    const query = { ...callQuery(test.app.api, calls.wallet.merchantWallet), retry: false }
    await test.app.queryClient.fetchQuery(query).catch(() => undefined)
    expect(warnings(test)).toEqual([{ text: { key: 'system:error.network' } }])
    closeDialog(test.app.dialogs, test.app.dialogs.lastId)
    await test.app.queryClient.fetchQuery(query).catch(() => undefined)
    expect(test.app.connection.state).toBe('lost')
    expect(warnings(test)).toEqual([])
  })

  it('does not say that money stayed where it was when nobody answered', async () => {
    const test = await testApp(() => Promise.reject(new TypeError('fetch failed')))
    const { queryClient } = test.app
    const call = calls.wallet.deposit
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationFn: () => sendOnce(test.app, call, { amount: 1 }, 'a wish'),
      meta: { call },
    })
    await mutation.execute(undefined).catch(() => undefined)
    expect(warnings(test)).toEqual([{ text: { key: 'system:error.money_unknown' } }])
  })

  it('reports a wrong reply once, by call and field', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const test = await testApp(() => ({ sumBalance: 'much' }))
    await test.app.api.send(calls.wallet.balance).catch(() => undefined)
    await test.app.api.send(calls.wallet.balance).catch(() => undefined)
    expect(log.mock.calls).toEqual([[expect.stringContaining('wallet.balance: wrong reply at sumBalance')]])
  })

  it('says once what was left out of a reply', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const test = await testApp(() => ({ isSingle: 'yes' }))
    await test.app.api.send(calls.wallet.merchantWallet)
    await test.app.api.send(calls.wallet.merchantWallet)
    expect(log.mock.calls).toEqual([
      ['wallet.merchantWallet: left out isSingle, which the wire has otherwise'],
    ])
  })

  it('asks for the status instead when the platform went into maintenance', async () => {
    const test = await testApp((path) =>
      path === '/wps/system/status' ? status : failed(503, 'system.maintenance', 'Bảo trì'),
    )
    const { queryClient, api } = test.app
    await queryClient.fetchQuery(statusQuery(api))
    await readBalance(test)
    expect(warnings(test)).toEqual([])
    expect(queryClient.getQueryState(statusQuery(api).queryKey)?.isInvalidated).toBe(true)
  })
})

describe('wire 17: 401', () => {
  it('warns with the message, and on confirm clears the session and starts again at the root', async () => {
    const test = await testApp(() => failed(401, 'login.not.session', 'Phiên đã hết'))
    const { app, visited } = test
    keepToken(app.session, signedIn, false)
    keepMember(app.session, member)
    app.storage.tab.write('WINNERS', '[]')
    await Promise.all([readBalance(test), readBalance(test)])
    expect(warnings(test)).toMatchObject([{ text: { words: 'Phiên đã hết' } }])
    expect(app.session.token).toBe('token-1')
    closeDialog(app.dialogs, app.dialogs.queue[0]?.id ?? 0)
    expect(app.session.token).toBeUndefined()
    expect(app.storage.tab.read('WINNERS')).toBeUndefined()
    expect(visited).toEqual(['restart'])
    expect(takePlace(app.session)).toBe('/wallet?tab=1')
  })
})

it('a read that nobody answers says so once, and again after an answer', async () => {
  let stranger = true
  const test = await testApp((path) => {
    if (path === calls.system.status.path) return status
    return stranger ? new Response('<html>', { status: 403 }) : { isSingle: 1 }
  })
  const { app } = test
  const ask = () =>
    app.queryClient
      .fetchQuery({ ...callQuery(app.api, calls.wallet.merchantWallet), retry: false, staleTime: 0 })
      .catch(() => undefined)
  const close = (): void => closeDialog(app.dialogs, app.dialogs.lastId)
  await ask()
  expect(warnings(test)).toHaveLength(1)
  close()
  await ask()
  await ask()
  expect(warnings(test)).toEqual([])
  stranger = false
  await ask()
  stranger = true
  await ask()
  expect(warnings(test)).toEqual([{ text: { key: 'system:error.network' } }])
})

describe('who retries', () => {
  it('reads are tried three times while nobody answers', async () => {
    const test = await testApp(() => failed(503))
    const { queryClient, api } = test.app
    queryClient.setDefaultOptions({
      queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 1 },
    })
    await queryClient
      .fetchQuery({ ...callQuery(api, calls.wallet.merchantWallet), retry: retryOf(test) })
      .catch(() => 0)
    expect(test.sent.filter((call) => call.includes('merchantWallet'))).toHaveLength(3)
  })

  it('an answer is never asked for again', async () => {
    const test = await testApp(() => failed(400, 'x'))
    const { queryClient, api } = test.app
    await queryClient
      .fetchQuery({ ...callQuery(api, calls.wallet.merchantWallet), retry: retryOf(test) })
      .catch(() => 0)
    expect(test.sent).toHaveLength(1)
  })

  it('an act is sent once, and makes what it changed out of date', async () => {
    const moved = {
      orderNo: 'VT1',
      vassalage: 'TCG',
      vendorName: 'TCG',
      direction: 'in',
      amount: 1,
      state: 'done',
      createdAt: 1,
    }
    const test = await testApp((path) => (path.endsWith('merchantWallet') ? { isSingle: 1 } : moved))
    const { queryClient, api } = test.app
    const query = callQuery(api, calls.wallet.merchantWallet)
    await queryClient.fetchQuery(query)
    const options = callMutation(api, calls.wallet.transfer, { invalidates: ['wallet'] })
    const mutation = queryClient.getMutationCache().build(queryClient, options as never)
    await mutation.execute({ vassalage: 'TCG', direction: 'in', amount: 1 } as never)
    expect(queryClient.getQueryState(query.queryKey)?.isInvalidated).toBe(true)
    expect(test.sent).toEqual(['GET /wps/relay/GCS_merchantWallet', 'POST /wps/relay/GCS_walletTransfer'])
  })
})

/** `fetchQuery` does not retry unless it is told to; queries on screen use this default. */
function retryOf({ app }: TestApp) {
  return app.queryClient.getDefaultOptions().queries?.retry as (count: number, error: Error) => boolean
}
