import { ApiError, reactionTo, type ApiClient, type Reaction } from '@saola/api-client'
import { allCalls, calls, type Call } from '@saola/protocol'
import { exportJWK, generateKeyPair } from 'jose'
import type { ServerResponse } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { startServer } from './recording-server.ts'
import { failureOf, testClient } from './test-client.ts'

/** What a cell says: kind, status and code of the error, what happens, and the gateway's words about it. */
type Outcome = [
  kind: ApiError['kind'],
  status: number,
  code: string,
  reaction: Reaction['kind'],
  message?: string | undefined,
]

/** A row without a promise takes what others must refuse. */
const taken = 'taken'

type Failure = {
  name: string
  answer?: (response: ServerResponse) => unknown
  outcome: Outcome
  /** Rows that cannot see this failure. */
  blind?: (row: Call) => boolean
  timeoutMs?: number
  /** Happens to the calls while the gateway has them all, or before they are sent. */
  meanwhile?: 'abort' | 'offline'
}

function says(status: number, errorCode: string, message: string) {
  return (response: ServerResponse): unknown =>
    response.writeHead(status).end(JSON.stringify({ success: false, errorCode, message }))
}

const failures: Failure[] = [
  {
    name: '200 with a refusal',
    answer: says(200, 'wallet.insufficient', 'Số dư không đủ'),
    outcome: ['refused', 200, 'wallet.insufficient', 'warn', 'Số dư không đủ'],
  },
  {
    name: '204',
    answer: (response) => response.writeHead(204).end(),
    outcome: ['network', 204, 'network', 'warn'],
    blind: (row) => !row.money && row.reply.safeParse(undefined).success,
  },
  {
    name: '401',
    answer: says(401, 'login.not.session', 'Hết phiên'),
    outcome: ['http', 401, 'login.not.session', 'sign-out', 'Hết phiên'],
  },
  {
    name: '403',
    answer: says(403, 'system.region', 'Ngoài khu vực'),
    outcome: ['http', 403, 'system.region', 'warn', 'Ngoài khu vực'],
  },
  {
    name: '429',
    answer: says(429, 'TOO_MANY_REQUEST', 'Chậm lại'),
    outcome: ['http', 429, 'TOO_MANY_REQUEST', 'nothing'],
  },
  {
    name: '500',
    answer: says(500, 'internal', 'Lỗi máy chủ'),
    outcome: ['http', 500, 'internal', 'warn', 'Lỗi máy chủ'],
  },
  {
    name: '502 of a proxy',
    answer: (response) => response.writeHead(502).end('<html>Bad gateway</html>'),
    outcome: ['network', 502, 'network', 'nothing'],
  },
  {
    name: '401 of a portal',
    answer: (response) => response.writeHead(401).end('<html>Room number?</html>'),
    outcome: ['network', 401, 'network', 'warn'],
  },
  {
    name: '503',
    answer: says(503, 'system.maintenance', 'Bảo trì'),
    outcome: ['http', 503, 'system.maintenance', 'warn', 'Bảo trì'],
  },
  {
    name: 'a malformed body',
    answer: (response) => response.writeHead(200).end('{"success":tr'),
    outcome: ['network', 200, 'network', 'warn'],
  },
  {
    name: 'a truncated body',
    answer: (response) => {
      response.writeHead(200, { 'Content-Length': '99' }).write('{"success"', () => response.destroy())
    },
    outcome: ['network', 0, 'network', 'warn'],
  },
  { name: 'a timeout', outcome: ['timeout', 0, 'timeout', 'warn'], timeoutMs: 1000 },
  { name: 'an abort', outcome: ['aborted', 0, 'aborted', 'nothing'], meanwhile: 'abort' },
  { name: 'offline', outcome: ['network', 0, 'network', 'warn'], meanwhile: 'offline' },
]

const rows = allCalls()

describe('R9: every failure is told, of every call', () => {
  it.each(failures)('$name', async (failure) => {
    const { jwk } = await createKey()
    let broken = false
    const { baseUrl, seen, stop } = await startServer(({ path }, response) => {
      if (broken) return void failure.answer?.(response)
      return { success: path.endsWith('/key/jwk'), value: jwk }
    })
    const api = testClient(baseUrl, { timeoutMs: failure.timeoutMs ?? 20_000 })
    // With the key in hand, sealed calls meet the failure themselves and not through the call for the key.
    await failureOf(api.send(calls.session.login, { username: 'a', password: 'b', type: 'username' }))
    const before = seen.length
    broken = true
    if (failure.meanwhile === 'offline') stop()
    const controller = new AbortController()
    const cells = Promise.all(rows.map((row) => outcomeOf(api, row, controller.signal)))
    if (failure.meanwhile === 'abort') {
      await vi.waitFor(() => expect(seen).toHaveLength(before + rows.length), 20_000)
      controller.abort()
    }
    expect(Object.fromEntries(await cells)).toEqual(
      Object.fromEntries(rows.map((row) => [row.id, expected(failure, row)])),
    )
    expect(seen).toHaveLength(before + (failure.meanwhile === 'offline' ? 0 : rows.length))
  })

  it('is 14 failures of each row, and most rows see them all', () => {
    expect(failures).toHaveLength(14)
    expect(rows.length).toBeGreaterThan(60)
    expect(rows.filter((row) => row.answer === 'text').map(({ id }) => id)).toEqual(['session.keyRsa'])
  })
})

async function createKey() {
  const { publicKey } = await generateKeyPair('RSA-OAEP-256')
  return { jwk: { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RSA-OAEP-256' } }
}

async function outcomeOf(
  api: ApiClient,
  row: Call,
  signal: AbortSignal,
): Promise<[id: string, outcome: Outcome | string]> {
  try {
    await api.send(row, partsOf(row), { signal })
    return [row.id, taken]
  } catch (error) {
    if (!(error instanceof ApiError)) return [row.id, String(error)]
    const reaction = reactionTo(error, row)
    const message = 'message' in reaction ? reaction.message : undefined
    expect(error.callId).toBe(row.id)
    return [row.id, [error.kind, error.status, error.code, reaction.kind, message]]
  }
}

/** No path goes without its parts. */
function partsOf({ path }: Call): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '1']))
}

/** The affiliate call and those that send a code return the error to their caller (wire 19). */
const toCaller: readonly string[] = [
  'member.contactCode',
  'member.passwordCode',
  'session.affiliate',
  'session.emailRegister',
  'session.smsNoLogin',
  'session.smsRegister',
  'session.smsReset',
  'session.verificationCode',
]

/** A session that ended and silence stay what they are, also of the rows that answer their caller. */
function expected({ outcome, blind }: Failure, row: Call): Outcome | string {
  if (blind?.(row)) return taken
  const [kind, status, code, reaction, message] = outcome
  if (toCaller.includes(row.id) && reaction === 'warn') return [kind, status, code, 'caller', undefined]
  return [kind, status, code, reaction, message]
}
