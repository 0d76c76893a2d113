import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'

/** What a call is asked with, once its body is open. */
export type Asked = {
  body: Record<string, unknown>
  query: URLSearchParams
  headers: IncomingMessage['headers']
}

/** A whole answer, for what is no usual one. */
export type Said = { status: number; text: string; headers?: Record<string, string>; afterMs?: number }

/** A gateway of a dozen calls, by method and path; another one in the place of a call is how it goes wrong. */
export type Handlers = Record<string, (asked: Asked) => unknown>

export type TinyGateway = {
  url: string
  tokens: Set<string>
  moved: () => number
  close: () => Promise<void>
}

export const merchant = 'tiny'
export const account = { name: 'member01', password: 'Right1234' }

/** A refusal of the family. */
export function refusal(errorCode: string, status = 400): Said {
  return { status, text: JSON.stringify({ success: false, message: `Refused: ${errorCode}`, errorCode }) }
}

/** Any JSON as it is, without the envelope. */
export function bare(body: unknown, status = 200): Said {
  return { status, text: JSON.stringify(body) }
}

const keys = generateKeyPair('RSA-OAEP-256')
const now = 1_800_000_000_000

/** What the tiny gateway checks before a call; each can be left undone. */
export type Lapses = {
  merchant?: boolean
  token?: boolean
  method?: boolean
  sealing?: boolean
  unknown?: Said
  fault?: (code: string) => Said
}

export async function openTinyGateway(
  handlers: (state: { tokens: Set<string>; move: (key: string) => unknown }) => Handlers = () => ({}),
  lapses: Lapses = {},
): Promise<TinyGateway> {
  const { publicKey, privateKey } = await keys
  const jwk = { ...(await exportJWK(publicKey)), kid: 'tiny', alg: 'RSA-OAEP-256' }
  const tokens = new Set<string>()
  const moves = new Map<string, number>()
  let balance = 1000
  const move = (key: string): unknown => {
    const order = moves.get(key) ?? moves.size + 1
    if (!moves.has(key)) balance -= 1
    moves.set(key, order)
    return transferOf(order)
  }
  const favourites = new Set<string>()

  const usual: Handlers = {
    'GET /wps/session/key/jwk': () => jwk,
    'GET /wps/session/key/rsa': () => ({ status: 200, text: 'c'.repeat(255) + 'd' }),
    'GET /wps/system/status': () => ({ info: { whitelabel: { modId: 'ROOT', enabled: '1' } } }),
    'POST /wps/session/login': ({ body }) => {
      if (body['username'] !== account.name || body['password'] !== account.password) {
        return refusal('login.wrong.credentials')
      }
      tokens.add(`token-${tokens.size}`)
      return { token: `token-${tokens.size - 1}` }
    },
    'DELETE /wps/session/logout': ({ headers }) => {
      tokens.delete(String(headers.authorization))
      return null
    },
    'GET /wps/member/info': () => ({ id: '7', account: account.name, type: 0, regDate: now }),
    'GET /wps/v2/wallets/balance': () => ({
      sumBalance: balance,
      balance: [{ accountTypeId: 2, availBalance: balance }],
    }),
    'GET /wps/relay/GCS_merchantWallet': () => ({ isSingle: 0 }),
    'GET /wps/v2/wallets/vendors': () => ({
      list: [{ vassalage: 'AG', vendorName: 'AG', balance: 0, pending: 0 }],
      asOf: now,
    }),
    'POST /wps/relay/GCS_walletTransfer': ({ body, headers }) => {
      if (body['direction'] === 'out') return move(String(headers['idempotency-key']))
      balance += Number(body['amount'])
      return transferOf(99)
    },
    'GET /wps/relay/GCSGAME_hotGamesV2': () => ({ list: [{ nodeId: 5, gameName: 'Tài xỉu' }] }),
    'GET /wps/relay/MCSFE_getFavoriteGames': () => [...favourites],
    'POST /wps/relay/MCSFE_addFavoriteGameV2': ({ body }) => void favourites.add(String(body['nodeId'])),
    'DELETE /wps/relay/MCSFE_removeFavoriteGameV2': ({ query }) =>
      void favourites.delete(String(query.get('nodeId'))),
  }
  const all = { ...usual, ...handlers({ tokens, move }) }
  const open = /key|status|login$|hotGames|gameList/

  async function answer(request: IncomingMessage): Promise<unknown> {
    const { method = '', headers } = request
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://tiny.test')
    const fault = lapses.fault ?? ((code: string) => refusal(code, statuses[code]))
    const name = `${lapses.method ? 'GET' : method} ${pathname}`
    const handle = all[`${method} ${pathname}`] ?? all[name]
    if (handle === undefined) return lapses.unknown ?? { status: 404, text: 'Not found' }
    if (!lapses.merchant && headers['merchant'] !== merchant) return fault('function.not.available')
    const needsToken = !open.test(pathname) && !lapses.token
    if (needsToken && !tokens.has(String(headers.authorization))) return fault('login.not.session')
    const body = await readBody(request)
    if (!pathname.endsWith('login')) return handle({ body, query, headers })
    if (lapses.sealing) return fault('request_body_required')
    try {
      const { plaintext } = await compactDecrypt(String(body['value']), privateKey)
      return handle({ body: JSON.parse(new TextDecoder().decode(plaintext)), query, headers })
    } catch {
      // Whatever cannot be opened.
      return fault('request_body_required')
    }
  }

  const server = createServer(async (request, response) => {
    const value = await answer(request)
    const said = isSaid(value) ? value : bare({ success: true, value: value ?? null })
    await new Promise((resolve) => setTimeout(resolve, said.afterMs ?? 0))
    response.writeHead(said.status, { 'Content-Type': 'application/json', ...said.headers }).end(said.text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    tokens,
    moved: () => 1000 - balance,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const statuses: Record<string, number> = { 'login.not.session': 401 }

function transferOf(order: number): unknown {
  const parts = { vassalage: 'AG', vendorName: 'AG', direction: 'out', amount: 1, state: 'done' }
  return { ...parts, orderNo: `T${order}`, createdAt: now }
}

function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'status' in value && 'text' in value
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const part of request) text += String(part)
  return text === '' ? {} : JSON.parse(text)
}
