import { isApiError, reactionTo, type ApiError } from '@saola/api-client'
import { calls, type Call } from '@saola/protocol'
import { describe, expect, it } from 'vitest'
import { startServer } from './recording-server.ts'
import { failureOf, testClient } from './test-client.ts'

describe('replies', () => {
  it('come out of the /wps envelope', async () => {
    const { baseUrl } = await startServer(() => ({ success: true, value: { isSingle: 1 } }))
    await expect(testClient(baseUrl).send(calls.wallet.merchantWallet)).resolves.toEqual({ isSingle: 1 })
  })

  it('are bare under /config.json and /lgw', async () => {
    const config = {
      name: 'Saola',
      merchant: 'saola',
      cipher: 'jwe',
      languages: ['vi'],
      defaultLanguage: 'vi',
      theme: 'dark',
      banners: [],
      customerService: '',
      iosApp: '',
      androidApp: '',
      agentPortal: '',
      domains: [],
      options: { lineDisplay: 'banded', measureOneIn: 10 },
    }
    const { baseUrl, seen } = await startServer(() => ({ ...config, more: 'passes' }))
    const reply = await testClient(baseUrl).send(calls.system.config, { _: '1' })
    expect(reply).toMatchObject(config)
    expect(seen[0]?.path).toBe('/config.json')
  })

  it('are plain text where the row says so', async () => {
    const modulus = 'a1'.repeat(128)
    const { baseUrl } = await startServer((_, response) => void response.end(modulus))
    await expect(testClient(baseUrl).send(calls.session.keyRsa)).resolves.toBe(modulus)
  })

  it('may have their fields beside success (wire 3)', async () => {
    const { baseUrl } = await startServer(() => ({ success: true, token: 'abc' }))
    const open = { ...calls.session.login, sealed: false }
    const input = { username: 'a', password: 'b', type: 'username' } as const
    await expect(testClient(baseUrl).send(open, input)).resolves.toMatchObject({ token: 'abc' })
  })

  it('are the value alone where more stands beside it', async () => {
    const { baseUrl } = await startServer(() => ({ success: true, value: { isSingle: 1 }, traceId: 't-1' }))
    await expect(testClient(baseUrl).send(calls.wallet.merchantWallet)).resolves.toEqual({ isSingle: 1 })
  })

  it('that are bare may have a member called success', async () => {
    const { baseUrl } = await startServer(() => ({ success: true, value: 7, more: 8 }))
    const row = { ...calls.games.hotGames, answer: 'bare', reply: calls.session.logout.reply } as Call
    await expect(testClient(baseUrl).send(row, {})).resolves.toEqual({ success: true, value: 7, more: 8 })
  })

  it.each([
    ['in an envelope', { success: true, value: { avatar: '0', avatarType: 'STATIC' } }],
    ['bare', { avatar: '0', avatarType: 'STATIC' }],
  ])('of the avatar are read %s (wire 3)', async (_, body) => {
    const { baseUrl } = await startServer(() => body)
    await expect(testClient(baseUrl).send(calls.member.avatar)).resolves.toEqual({
      avatar: '0',
      avatarType: 'STATIC',
    })
  })

  it('of the avatar that are failures are still refusals', async () => {
    const { baseUrl } = await startServer(() => failure)
    expect(await failureOf(testClient(baseUrl).send(calls.member.avatar))).toMatchObject({ kind: 'refused' })
  })

  it('may be empty where nothing is promised', async () => {
    const { baseUrl } = await startServer(
      (_, response) => void response.writeHead(200).end('{"success":true}'),
    )
    await expect(testClient(baseUrl).send(calls.session.logout)).resolves.toBeUndefined()
  })
})

function game(id: string): string {
  return `{"nodeId":${id},"gameName":"A","vassalage":"V"}`
}

describe('whole numbers that no number holds exactly', () => {
  const { hotGames } = calls.games

  async function idsOf(list: string): Promise<unknown> {
    const { baseUrl } = await startServer((_, response) => void response.end(list))
    const row = { ...hotGames, answer: 'bare', reply: logout.reply } as Call
    return testClient(baseUrl).send(row, {})
  }

  it.each([
    ['{"id":1234567890123456789}', { id: '1234567890123456789' }],
    ['[9007199254740993, -9007199254740993]', ['9007199254740993', '-9007199254740993']],
    ['{"id":9007199254740991,"at":1700000000000}', { id: 9_007_199_254_740_991, at: 1_700_000_000_000 }],
    [
      '{"a":0.12345678901234567,"b":12345678901234567.5}',
      { a: Number('0.12345678901234567'), b: Number('12345678901234567.5') },
    ],
    ['{"a":12345678901234567e2,"b":1E+20}', { a: Number('12345678901234567e2'), b: 1e20 }],
    [
      '{"text":"say \\"9007199254740993\\", 9007199254740993","9007199254740993":1}',
      { text: 'say "9007199254740993", 9007199254740993', '9007199254740993': 1 },
    ],
    ['{"text":"\\\\","id":9007199254740993}', { text: '\\', id: '9007199254740993' }],
    ['"1234567890123456789"', '1234567890123456789'],
  ])('are read as they were written: %s', async (text, read) => {
    expect(await idsOf(text)).toEqual(read)
  })

  it('stay apart in a list of snowflakes', async () => {
    const { baseUrl } = await startServer((_, response) => {
      const list = [game('1234567890123456789'), game('1234567890123456788')].join()
      response.end(`{"success":true,"value":{"list":[${list}]}}`)
    })
    const { list } = await testClient(baseUrl).send(hotGames, {})
    expect(list.map(({ nodeId }) => nodeId)).toEqual(['1234567890123456789', '1234567890123456788'])
  })

  it('cost nothing in a long text', async () => {
    const text = `{"picture":"${'x'.repeat(8_000_000)}","escaped":"${String.raw`\n`.repeat(4_000_000)}","id":9007199254740993}`
    const started = performance.now()
    expect(Object.keys((await idsOf(text)) as object)).toEqual(['picture', 'escaped', 'id'])
    expect(performance.now() - started).toBeLessThan(3_000)
  })
})

const failure = {
  success: false,
  message: 'Sai mật khẩu #12',
  errorCode: 'login.wrong.credentials',
  field: 'password',
  reference: 'R-1',
  value: { captcha: true },
}

const portal = '<!doctype html><title>Welcome to the hotel</title>'
const { balance, deposit, withdraw } = calls.wallet
const { keyRsa, logout } = calls.session
const { exportFile } = calls.team
const { gameList } = calls.games

describe("an answer without our envelope is nobody's answer", () => {
  const edges = [
    401, 403, 404, 408, 418, 429, 499, 500, 502, 503, 504, 511, 520, 521, 522, 524, 525, 526, 530,
  ]
  const answers: [what: string, row: Call, status: number, text: string][] = [
    ...edges.map((status): [string, Call, number, string] => ["an edge's page", balance, status, portal]),
    ['no word', balance, 503, ''],
    ['no word', balance, 200, ''],
    ['no word', balance, 204, ''],
    ['JSON of somebody else', balance, 403, '{"message":"Forbidden"}'],
    ['JSON of somebody else', balance, 404, '{"status":404,"error":"Not Found"}'],
    ['JSON of somebody else', balance, 401, '{"errorCode":7}'],
    ['JSON of somebody else', keyRsa, 200, '{"login":"http://hotel.test"}'],
    ['a success that is none', balance, 502, '{"success":true}'],
    ["a portal's page", balance, 200, portal],
    ["a portal's page", gameList, 200, portal],
    ["a portal's page", keyRsa, 200, portal],
    ["a portal's page", exportFile, 200, portal],
    ["a portal's page", logout, 200, portal],
    ["a portal's word", balance, 200, '"ok"'],
    ["a portal's JSON", balance, 200, '{"login":"http://hotel.test"}'],
    ["a portal's list", balance, 200, '[]'],
    ['half a JSON', balance, 200, '{"success":true,"value":{"sumBa'],
    ['half a JSON', gameList, 200, '{"content":[{"i'],
    ['half a refusal', deposit, 400, '{"success":false,"errorCo'],
    ['nothing where money moved', { ...withdraw, sealed: false, reply: logout.reply }, 200, ''],
  ]

  it.each(answers.map(([what, row, ...answer]) => [`${what} for ${row.id}`, row, ...answer] as const))(
    '%s',
    async (_what, row, status, text) => {
      const { baseUrl } = await startServer((_, response) => {
        response.writeHead(status, { 'Content-Type': text === portal ? 'text/html' : 'application/json' })
        response.end(text)
      })
      const error = await failureOf(testClient(baseUrl).send(row, { report: 'team' }))
      expect(error).toMatchObject({ kind: 'network', status, code: 'network', serverMessage: undefined })
      expect(reactionTo(error, row).kind).toBe(status === 502 ? 'nothing' : 'warn')
    },
  )

  it.each([
    [400, { success: false, errorCode: 'wallet.insufficient' }, 'wallet.insufficient'],
    [
      500,
      { success: false, errorCode: 'game.previous.open', message: 'Một ván còn mở' },
      'game.previous.open',
    ],
    [503, { success: false }, 'http.503'],
    [401, { errorCode: 'login.not.session', message: 'Hết phiên' }, 'login.not.session'],
  ])("a %i in our envelope is the gateway's own", async (status, body, code) => {
    const { baseUrl } = await startServer((_, response) => {
      response.statusCode = status
      return body
    })
    expect(await failureOf(testClient(baseUrl).send(balance))).toMatchObject({ kind: 'http', status, code })
  })

  it('a refusal in the place of a text is a refusal', async () => {
    const { baseUrl } = await startServer(() => failure)
    expect(await failureOf(testClient(baseUrl).send(keyRsa))).toMatchObject({ kind: 'refused' })
  })
})

describe('failures', () => {
  it.each([
    ['a refusal in a 200', 200, JSON.stringify(failure), { kind: 'refused', status: 200 }],
    ['an HTTP error with a body', 400, JSON.stringify(failure), { kind: 'http', status: 400 }],
  ])('%s carries what the gateway said', async (_name, status, text, facts) => {
    const { baseUrl } = await startServer((_, response) => void response.writeHead(status).end(text))
    const error = await failureOf(testClient(baseUrl).send(calls.wallet.merchantWallet))
    expect(isApiError(error)).toBe(true)
    expect(error).toMatchObject({
      ...facts,
      callId: 'wallet.merchantWallet',
      message: 'Sai mật khẩu #12',
      code: 'login.wrong.credentials',
      field: 'password',
      reference: 'R-1',
      body: failure,
    })
  })

  it.each([
    ['a missing field', 200, '{"success":true,"value":{}}', { kind: 'mismatch', field: 'sumBalance' }],
    [
      'a wrong field',
      200,
      '{"success":true,"value":{"sumBalance":"much"}}',
      { kind: 'mismatch', field: 'sumBalance' },
    ],
  ])('%s (%i) is told apart', async (_name, status, text, facts) => {
    const { baseUrl } = await startServer((_, response) => void response.writeHead(status).end(text))
    const error = await failureOf(testClient(baseUrl).send(calls.wallet.balance))
    expect(error).toMatchObject({ ...facts, status, callId: 'wallet.balance' })
    if (facts.kind === 'mismatch') expect((error as ApiError).message).toContain('wallet.balance')
  })

  it('a wrong reply says where and why', async () => {
    const { baseUrl } = await startServer(() => ({ success: true, value: { sumBalance: 'much' } }))
    const error = await failureOf(testClient(baseUrl).send(calls.wallet.balance))
    expect((error as ApiError).message).toMatch(/^wallet\.balance: wrong reply at sumBalance \(.+\)$/)
  })

  it('a wrong field deep in a reply is told by its path', async () => {
    const rows = [{ txId: '1', amount: 'much' }]
    const { baseUrl } = await startServer(() => ({ success: true, value: { totalPages: 1, list: rows } }))
    const error = await failureOf(
      testClient(baseUrl).send(calls.wallet.transactions, { startTime: 0, endTime: 1, page: 1, size: 20 }),
    )
    expect(error).toMatchObject({ kind: 'mismatch', field: expect.stringMatching(/^list\.0\.\w+$/) })
  })

  it('empty texts and an absent Retry-After say nothing', async () => {
    const { baseUrl } = await startServer((_, response) => {
      response.statusCode = 500
      return { success: false, message: '', errorCode: '', field: '', reference: '' }
    })
    expect(await failureOf(testClient(baseUrl).send(calls.wallet.merchantWallet))).toMatchObject({
      code: 'http.500',
      serverMessage: undefined,
      field: undefined,
      reference: undefined,
      retryAfterSeconds: undefined,
    })
  })

  it.each([
    ['90', 90],
    ['0', 0],
    [new Date(1_600_000_000_000).toUTCString(), 0],
    [new Date(1_700_000_300_000).toUTCString(), 300],
    ['soon', undefined],
  ])('Retry-After %s is %s seconds', async (header, seconds) => {
    const { baseUrl } = await startServer((_, response) => {
      response
        .writeHead(429, { 'Retry-After': header })
        .end('{"success":false,"errorCode":"TOO_MANY_REQUEST"}')
    })
    const error = await failureOf(testClient(baseUrl).send(calls.wallet.merchantWallet))
    expect(error).toMatchObject({ code: 'TOO_MANY_REQUEST', retryAfterSeconds: seconds })
  })

  it('a gateway that does not answer is a timeout', async () => {
    const { baseUrl, seen } = await startServer(() => undefined)
    const error = await failureOf(testClient(baseUrl, { timeoutMs: 60 }).send(calls.wallet.merchantWallet))
    expect(error).toMatchObject({ kind: 'timeout', code: 'timeout', status: 0 })
    expect(seen).toHaveLength(1)
  })

  it.each([0, -1, Infinity, NaN, 2 ** 31, 3e9])('a limit of %d ms is none', async (timeoutMs) => {
    const { baseUrl } = await startServer((_, response) => {
      setTimeout(() => response.end('{"success":true,"value":{"isSingle":1}}'), 50)
    })
    const { merchantWallet } = calls.wallet
    await expect(testClient(baseUrl, { timeoutMs }).send(merchantWallet)).resolves.toEqual({ isSingle: 1 })
  })

  it.each([
    ['a limit of the caller', () => AbortSignal.timeout(40), 'timeout'],
    [
      'one of several',
      () => AbortSignal.any([new AbortController().signal, AbortSignal.timeout(40)]),
      'timeout',
    ],
    ['no reason', () => AbortSignal.abort(), 'aborted'],
    ['a reason of the caller', () => AbortSignal.abort('gone'), 'aborted'],
    ['null for a reason', () => AbortSignal.abort(null), 'aborted'],
  ])('a call that ends by %s, read or act', async (_what, signalOf, kind) => {
    const { baseUrl } = await startServer(() => undefined)
    const api = testClient(baseUrl)
    const ended = { signal: signalOf() }
    expect(await failureOf(api.send(calls.wallet.merchantWallet, undefined, ended))).toMatchObject({ kind })
    expect(await failureOf(api.send(logout, undefined, { signal: signalOf() }))).toMatchObject({ kind })
  })

  it('a body that stalls is a timeout too', async () => {
    const { baseUrl } = await startServer((_, response) => void response.writeHead(200).write('{"success"'))
    const error = await failureOf(testClient(baseUrl, { timeoutMs: 60 }).send(calls.wallet.merchantWallet))
    expect(error).toMatchObject({ kind: 'timeout' })
  })

  it('a body that breaks off, and a port where nobody listens, are network errors', async () => {
    const { baseUrl } = await startServer((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('{"success"', () => response.destroy())
    })
    expect(await failureOf(testClient(baseUrl).send(calls.wallet.merchantWallet))).toMatchObject({
      kind: 'network',
    })
    const nobody = testClient('http://127.0.0.1:9')
    expect(await failureOf(nobody.send(calls.wallet.merchantWallet))).toMatchObject({
      kind: 'network',
      status: 0,
    })
  })

  it.each(['GET', 'POST'])('an abort of a %s is an abort', async (method) => {
    const { baseUrl } = await startServer(() => undefined)
    const controller = new AbortController()
    const options = { signal: controller.signal }
    const api = testClient(baseUrl)
    const sent =
      method === 'GET'
        ? api.send(calls.wallet.merchantWallet, undefined, options)
        : api.send(calls.session.smsNoLogin, { mobileNum: '1', countryDialingCode: '84' }, options)
    setTimeout(() => controller.abort(), 30)
    expect(await failureOf(sent)).toMatchObject({ kind: 'aborted' })
    const late =
      method === 'GET'
        ? api.send(calls.wallet.merchantWallet, undefined, options)
        : api.send(calls.session.smsNoLogin, { mobileNum: '1', countryDialingCode: '84' }, options)
    expect(await failureOf(late)).toMatchObject({ kind: 'aborted' })
  })

  it('no call is sent twice by itself', async () => {
    const { baseUrl, seen } = await startServer((_, response) => void response.writeHead(503).end())
    await failureOf(testClient(baseUrl).send(calls.wallet.merchantWallet))
    expect(seen).toHaveLength(1)
  })
})
