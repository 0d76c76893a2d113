import { calls, type Call } from '@saola/protocol'
import { exportJWK, generateKeyPair } from 'jose'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startServer } from './recording-server.ts'
import { failureOf, testClient } from './test-client.ts'

const balance = {
  sumBalance: 125_000,
  available: 125_000,
  inPlay: 0,
  onHold: 0,
  asOf: 1,
  balance: [],
  currency: 'VND',
  currencySymbol: '₫',
}

describe('where a gateway is (system 43)', () => {
  it('is an origin with the path that it stands under', async () => {
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: balance }))
    await testClient(`${baseUrl}/gateway/`).send(calls.wallet.balance)
    expect(seen[0]?.path).toBe('/gateway/wps/v2/wallets/balance')
  })

  it('has single calls at paths of its own, with their parts', async () => {
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: {} }))
    const client = testClient(baseUrl, {
      paths: {
        'wallet.balance': '/wps/wallets/balance',
        'wallet.cancelWithdrawal': '/wps/w/:withdrawalId/stop',
      },
    })
    await client.send(calls.wallet.balance).catch(() => undefined)
    await client.send(calls.wallet.cancelWithdrawal, { withdrawalId: '7' })
    expect(seen.map(({ path }) => path.split('?')[0])).toEqual(['/wps/wallets/balance', '/wps/w/7/stop'])
  })

  it('gets cookies as it is told', async () => {
    const modes: unknown[] = []
    const client = (more: object) =>
      testClient('http://gateway.test', {
        ...more,
        fetch: async (input) => {
          modes.push((input as Request).credentials)
          return Response.json({ success: true, value: balance })
        },
      })
    await client({}).send(calls.wallet.balance)
    await client({ credentials: 'omit' }).send(calls.wallet.balance)
    expect(modes).toEqual(['include', 'omit'])
  })
})

describe('wire 4: common to all calls', () => {
  it('sends the headers', async () => {
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: balance }))
    await testClient(baseUrl).send(calls.wallet.balance)
    expect(seen[0]?.headers).toMatchObject({
      merchant: 'saola',
      device: 'web',
      language: 'VI',
      authorization: 'token-1',
      moduleid: 'COMM3',
      'x-gateway-version': '3',
    })
    expect(seen[0]?.headers['encryption']).toBeUndefined()
    expect(seen[0]?.headers['idempotency-key']).toBeUndefined()
  })

  it('asks for language and token at each call, and leaves an absent token away', async () => {
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: balance }))
    let token: string | undefined
    let language: 'VI' | 'EN' = 'VI'
    const api = testClient(baseUrl, { token: () => token, language: () => language })
    await api.send(calls.wallet.balance)
    token = 'token-2'
    language = 'EN'
    await api.send(calls.wallet.balance)
    expect(seen.map(({ headers }) => [headers['authorization'], headers['language']])).toEqual([
      [undefined, 'VI'],
      ['token-2', 'EN'],
    ])
  })

  it('never sends the token where the row has none', async () => {
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: 'pong' }))
    await testClient(baseUrl).send(calls.system.ping, {})
    expect(seen[0]?.headers['authorization']).toBeUndefined()
    expect(seen[0]?.headers['moduleid']).toBeUndefined()
  })

  it.each([
    ['a GET', () => calls.wallet.balance, '1700000000000'],
    ['the ping', () => calls.system.ping, null],
  ])('gives %s t = %s', async (_name, row, t) => {
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: balance }))
    await testClient(baseUrl)
      .send(row() as typeof calls.wallet.balance)
      .catch(() => undefined)
    expect(seen[0]?.query.get('t')).toBe(t)
  })

  it('sends credentials', async () => {
    const credentials: unknown[] = []
    const api = testClient('http://gateway.test', {
      fetch: async (input) => {
        credentials.push(input instanceof Request && input.credentials)
        return Response.json({ success: true, value: balance })
      },
    })
    await api.send(calls.wallet.balance)
    expect(credentials).toEqual(['include'])
  })
})

describe('where the input travels', () => {
  it('puts it into the query of a GET, without what is absent', async () => {
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: { affiliateCode: 'A' } }))
    await testClient(baseUrl).send(calls.session.affiliate, { code: 'SAOLA 2', domain: undefined })
    expect(seen[0]?.query.get('code')).toBe('SAOLA 2')
    expect(seen[0]?.query.has('domain')).toBe(false)
  })

  it('fills the parts of the path and sends them nowhere else', async () => {
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: {} }))
    await testClient(baseUrl)
      .send(calls.wallet.depositStatus, { depositId: 'a/b' })
      .catch(() => undefined)
    expect(seen[0]?.path).toBe('/wps/v2/transaction/deposit/a%2Fb')
    expect(seen[0]?.query.has('depositId')).toBe(false)
  })

  it('sends JSON, and a form where the row says so', async () => {
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: { expiredMinutes: 5 } }))
    const api = testClient(baseUrl)
    await api.send(calls.session.smsNoLogin, { mobileNum: '0912345678', countryDialingCode: '84' })
    await api.send(calls.session.forgotByEmail, { username: 'an', email: 'an@saola.test' })
    expect(seen.map(({ method, headers, body }) => [method, headers['content-type'], body])).toEqual([
      ['POST', 'application/json', '{"mobileNum":"0912345678","countryDialingCode":"84"}'],
      ['POST', 'application/x-www-form-urlencoded;charset=UTF-8', 'username=an&email=an%40saola.test'],
    ])
  })

  it('announces os and platform of free play as headers too (wire 15)', async () => {
    const { baseUrl, seen } = await startServer(({ path }, response) => {
      if (path === '/wps/session/key/rsa') return void response.end('f'.repeat(256))
      return { success: false, message: 'no', errorCode: 'x' }
    })
    const api = testClient(baseUrl, { cipher: 'des-rsa' })
    await api.send(calls.session.freePlay, { os: 'Linux', platform: 'W' }).catch(() => undefined)
    expect(seen[1]?.headers).toMatchObject({ os: 'Linux', platform: 'W' })
    expect(seen[1]?.headers['encryption']).toMatch(/^[0-9a-f]{4,256}$/)
    expect(seen[1]?.body).toBe('{"os":"Linux","platform":"W"}')
  })
})

const moved = {
  orderNo: 'VT1',
  vassalage: 'TCG',
  vendorName: 'TCG',
  direction: 'in',
  amount: 1000,
  state: 'done',
  createdAt: 1,
}

describe('calls that move money', () => {
  it('carry the key that the caller gives', async () => {
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: moved }))
    const input = { vassalage: 'TCG', direction: 'in', amount: 1000 } as const
    await testClient(baseUrl).send(calls.wallet.transfer, input, { idempotencyKey: 'act-7' })
    expect(seen[0]?.headers['idempotency-key']).toBe('act-7')
  })

  it('say with one key that 100 taps are one act (H2)', async () => {
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: moved }))
    const api = testClient(baseUrl)
    const input = { vassalage: 'TCG', direction: 'in', amount: 1000 } as const
    const tap = () => api.send(calls.wallet.transfer, input, { idempotencyKey: 'act-7' })
    await Promise.all(Array.from({ length: 100 }, tap))
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(
      Array.from({ length: 100 }, () => 'act-7'),
    )
    expect(new Set(seen.map(({ body }) => body)).size).toBe(1)
  })

  it('get a fresh key without one', async () => {
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: moved }))
    const api = testClient(baseUrl)
    const input = { vassalage: 'TCG', direction: 'in', amount: 1000 } as const
    await api.send(calls.wallet.transfer, input)
    await api.send(calls.wallet.transfer, input)
    const [first, second] = seen.map(({ headers }) => headers['idempotency-key'])
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).not.toBe(first)
  })
})

describe('a request that cannot be made is told as what it is, and nothing is sent', () => {
  const circle: Record<string, unknown> = { mobileNum: '0912345678', countryDialingCode: '84' }
  circle['itself'] = circle

  it.each([
    ['a token with letters of no header', { token: () => 'mã-đã-cũ' }, 'Authorization'],
    ['a token with a line break', { token: () => 'a\nb' }, 'Authorization'],
    ['a merchant with letters of no header', { merchant: '骚啦' }, 'Merchant'],
  ])('%s', async (_what, options, field) => {
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: balance }))
    const error = await failureOf(testClient(baseUrl, options).send(calls.wallet.balance))
    expect(error).toMatchObject({
      kind: 'invalid',
      code: 'invalid',
      status: 0,
      field,
      serverMessage: undefined,
    })
    expect((error as Error).message).toContain(`wallet.balance: ${field}`)
    expect(seen).toEqual([])
  })

  it.each([
    ['open', calls.session.smsNoLogin],
    ['sealed', { ...calls.session.smsNoLogin, sealed: true }],
  ])('a body that is no JSON, %s', async (_how, row) => {
    const { publicKey } = await generateKeyPair('RSA-OAEP-256')
    const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RSA-OAEP-256' }
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: jwk }))
    const error = await failureOf(testClient(baseUrl).send(row, circle as never))
    expect(error).toMatchObject({ kind: 'invalid', message: expect.stringContaining('circular') })
    expect(seen.map(({ path }) => path).filter((path) => !path.endsWith('/key/jwk'))).toEqual([])
  })

  it('takes any letter of Latin-1', async () => {
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: balance }))
    await testClient(baseUrl, { token: () => 'Zoë-1' }).send(calls.wallet.balance)
    expect(seen).toHaveLength(1)
  })
})

describe('a parameter that no address can carry', () => {
  const status = calls.wallet.depositStatus

  it.each(
    [
      '..',
      '.',
      '../../session/logout',
      'a/../b',
      '..\\\\b',
      'a/.',
      '%2e%2e',
      '%2E.',
      '.%2e',
      '%252e%252e',
      '%25252e.',
      '..%2f..%2flogout',
      'x%2F..%2Flogout',
      'a%5c..',
      '..;',
      '..;x=1/logout',
      '..%3b',
    ].map((part) => [part]),
  )('is a part of the path that climbs: %s', async (depositId) => {
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: {} }))
    const error = await failureOf(testClient(baseUrl).send(status, { depositId }))
    expect(error).toMatchObject({ kind: 'invalid', field: 'depositId' })
    expect((error as Error).message).toBe(
      'wallet.depositStatus: depositId climbs out of its place in the path',
    )
    expect(seen).toEqual([])
  })

  it.each([
    ['a/b', 'a%2Fb'],
    ['a..b', 'a..b'],
    ['...', '...'],
    ['..a', '..a'],
    ['100%', '100%25'],
    ['7', '7'],
    [7, '7'],
  ])('is no part that only looks like it: %s', async (depositId, part) => {
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: {} }))
    await failureOf(testClient(baseUrl).send(status, { depositId: depositId as string }))
    expect(seen.map(({ path }) => path)).toEqual([`/wps/v2/transaction/deposit/${part}`])
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['no text', ''],
  ])('is %s where the path needs a part', async (_what, depositId) => {
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: {} }))
    const error = await failureOf(testClient(baseUrl).send(status, { depositId } as never))
    expect(error).toMatchObject({ kind: 'invalid', field: 'depositId' })
    expect(seen).toEqual([])
  })

  it('is half a letter', async () => {
    const error = await failureOf(testClient('http://gateway.test').send(status, { depositId: 'a\ud83d' }))
    expect(error).toMatchObject({ kind: 'invalid', field: 'depositId' })
  })

  const odd = [
    ['an object', { from: 1 }],
    ['a date', new Date(0)],
    ['a list', ['a', 'b']],
    ['no number', Number.NaN],
    ['Infinity', Infinity],
    ['a function', () => 'a'],
    ['a symbol', Symbol('a')],
  ] as const

  it.each(
    odd.flatMap(([what, value]) => [
      [`${what} in a query`, calls.session.affiliate, { code: value }, 'code'] as const,
      [`${what} in a form`, calls.session.forgotByEmail, { username: 'an', email: value }, 'email'] as const,
      [`${what} in a path`, status, { depositId: value }, 'depositId'] as const,
    ]),
  )('is %s', async (_what, row, input, field) => {
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: {} }))
    const error = await failureOf(testClient(baseUrl).send(row as Call, input))
    expect(error).toMatchObject({ kind: 'invalid', field, callId: row.id })
    expect(seen).toEqual([])
  })

  it('is none of a JSON body, which holds what it is given', async () => {
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: { expiredMinutes: 5 } }))
    await testClient(baseUrl).send(calls.session.smsNoLogin as Call, { at: new Date(0), list: [1] })
    expect(seen[0]?.body).toBe('{"at":"1970-01-01T00:00:00.000Z","list":[1]}')
  })
})

describe('a page of plain http', () => {
  it('cannot seal, and says so', async () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { baseUrl, seen } = await startServer(() => ({ success: true, value: balance }))
    const input = { username: 'a', password: 'b', type: 'username' } as const
    const error = await failureOf(testClient(baseUrl).send(calls.session.login, input))
    expect(error).toMatchObject({ kind: 'insecure', code: 'insecure', callId: 'session.login' })
    expect(seen).toEqual([])
    await expect(testClient(baseUrl).send(calls.wallet.balance)).resolves.toBeDefined()
  })
})

describe('a call that outlives its page', () => {
  it('asks the browser for it, and is out before the page could be gone', async () => {
    const asked: boolean[] = []
    const api = testClient('http://gateway.test', {
      fetch: async (input, init) => {
        asked.push(new Request(input, init).keepalive)
        return Response.json({ success: true })
      },
    })
    const report = { site: 'member', device: 'desk', figures: [] } as const
    // The code that sends is there once something was sent.
    await api.send(calls.system.reportVisit, { ...report, figures: [] })
    const sent = api.send(calls.system.reportVisit, { ...report, figures: [] }, { keepalive: true })
    // A page that goes away ends what its last event began, and nothing that a timer would.
    for (let step = 0; step < 100; step += 1) await Promise.resolve()
    expect(asked).toEqual([false, true])
    await sent
  })
})
