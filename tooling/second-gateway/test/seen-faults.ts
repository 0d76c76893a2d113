import { faults, signIns, type Fault } from '@saola/second-gateway'
import { visit, type Received } from './visitor.ts'

type Visitor = ReturnType<typeof visit>
type Look = { visitor: Visitor; token: string; origin: string; app: string }

/** For each fault a look from outside that sees it and none of the others. */
const looks: Record<Fault, (look: Look) => Promise<boolean>> = {
  'status-without-info': async ({ visitor }) => {
    const { body } = await visitor.get('/wps/system/status')
    return isSuccess(body) && !('info' in asObject(body['value']))
  },
  'envelope-missing': async ({ visitor }) => {
    const { status, body } = await visitor.get('/wps/relay/GCSGAME_gameVendor')
    return status === 200 && !('success' in body)
  },
  'amount-as-words': async (look) => (await readBalance(look)).parts.some(Number.isNaN),
  'session-end-as-200': async ({ visitor }) => {
    const { status, body } = await visitor.get('/wps/member/info')
    return status === 200 && isRefusal(body) && !('errorCode' in body)
  },
  'wrong-password-accepted': async ({ visitor }) =>
    (await visitor.signIn({ ...signIns.otherMember, password: 'wrong' })) !== '',
  'token-not-needed': async ({ visitor }) => isSuccess((await visitor.get('/wps/v2/wallets/balance')).body),
  'key-not-hex': async ({ visitor }) =>
    !/^[\da-f]{256}$/i.test((await visitor.get('/wps/session/key/rsa')).text),
  'sealed-body-not-read': async ({ visitor }) => {
    const sending = { sealed: true, body: signIns.otherMember } as const
    const { text: modulus } = await visitor.get('/wps/session/key/rsa')
    const { body } = await visitor.send('POST', '/wps/session/login', sending)
    return /^[\da-f]{256}$/.test(modulus) && body.errorCode === 'request_body_required'
  },
  'error-as-html': async ({ visitor }) => {
    const { status, headers } = await visitor.get('/wps/relay/VIS_getJackpot')
    return status === 200 && (headers.get('content-type') ?? '').startsWith('text/html')
  },
  'list-as-object': async ({ visitor }) => {
    const { games } = asObject((await visitor.get('/wps/relay/GCSGAME_gameList')).body.value)
    return games !== undefined && !Array.isArray(games)
  },
  'ids-missing': async ({ visitor }) => {
    const { text } = await visitor.get('/wps/relay/GCSGAME_gameList')
    return text.includes('"gameName"') && !text.includes('"nodeId"')
  },
  'timestamp-refused': async ({ visitor }) =>
    (await visitor.get('/wps/system/whitelabel', { query: { t: 1 } })).status === 400,
  'cors-missing': async ({ visitor, app }) => {
    const { headers } = await visitor.get('/wps/system/whitelabel', { headers: { Origin: app } })
    return headers.get('access-control-allow-origin') !== app
  },
  'logout-keeps-token': async ({ visitor }) => {
    const token = await visitor.signIn(signIns.otherMember)
    const out = await visitor.send('DELETE', '/wps/session/logout', { token })
    return isSuccess(out.body) && isSuccess((await visitor.get('/wps/member/info', { token })).body)
  },
  'merchant-ignored': async ({ origin }) =>
    isSuccess((await visit(origin, 'foreign').get('/wps/system/whitelabel')).body),
  'idempotency-ignored': async (look) => {
    const before = await readBalance(look)
    const sending = {
      token: look.token,
      body: { fromAccountTypeId: 4, toAccountTypeId: 1, amount: 1 },
      headers: { 'Idempotency-Key': 'one' },
    }
    for (let time = 0; time < 2; time += 1) {
      await look.visitor.send('POST', '/wps/relay/GCS_walletTransfer', sending)
    }
    const after = await readBalance(look)
    return after.lottery === before.lottery - 2
  },
  'times-in-seconds': async ({ visitor, token }) => {
    const { regDate } = asObject((await visitor.get('/wps/member/info', { token })).body.value)
    return Number(regDate) < 1e12
  },
  'method-not-checked': async ({ visitor }) =>
    isSuccess((await visitor.send('POST', '/wps/system/whitelabel')).body),
  'slow-answer': async ({ visitor }) => {
    const start = performance.now()
    await visitor.get('/wps/relay/GCSGAME_hotGamesV2')
    return performance.now() - start > 5000
  },
  'sum-unequal': async (look) => {
    const { sum, parts } = await readBalance(look)
    const total = parts.reduce((all, each) => all + each, 0)
    return !Number.isNaN(total) && Math.abs(sum - total) > 0.01
  },
}

/** The faults that show at a gateway, in the order of their list. */
export async function seenFaults(origin: string, app: string): Promise<Fault[]> {
  const visitor = visit(origin)
  const token = await visitor.signIn(signIns.member)
  const seen: Fault[] = []
  for (const fault of faults) {
    if (await looks[fault]({ visitor, token, origin, app })) seen.push(fault)
  }
  return seen
}

async function readBalance({ visitor, token }: Look) {
  const value = asObject((await visitor.get('/wps/v2/wallets/balance', { token })).body.value)
  const rows = Array.isArray(value['balance']) ? value['balance'].map(asObject) : []
  return {
    sum: Number(value['sumBalance'] ?? 0),
    parts: rows.map((row) => Number(row['availBalance'])),
    lottery: Number(rows.find((row) => row['accountTypeId'] === 4)?.['availBalance']),
  }
}

function isSuccess(body: Received['body']): boolean {
  return body.success === true
}

function isRefusal(body: Received['body']): boolean {
  return body.success === false
}

function asObject(part: unknown): Record<string, unknown> {
  return typeof part === 'object' && part !== null ? { ...part } : {}
}
