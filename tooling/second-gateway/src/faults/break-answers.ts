import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '../calls/calls.ts'
import { page } from '../http/reply.ts'
import { Refused, toReply } from '../http/refused.ts'
import type { Answer, Asked, Fields, Reply } from '../http/wire.ts'
import { beginSession, type Memory } from '../memory/memory.ts'
import type { Fault } from './faults.ts'

/** Makes a sound gateway break the wire in one way. */
type Break = (next: Answer, memory: Memory) => Answer

/** Longer than a conformance kit waits, in ms. */
const slowMs = 6000

const breaks: Record<Fault, Break> = {
  'status-without-info': changeValue('/wps/system/status', (value) => without(value, 'info')),
  'envelope-missing': changeReply('/wps/relay/GCSGAME_gameVendor', (reply) => ({
    ...reply,
    body: asFields(reply.body)['value'],
  })),
  'amount-as-words': changeValue('/wps/v2/wallets/balance', (value) => ({
    ...value,
    balance: listOf(value['balance']).map((row) =>
      row['accountTypeId'] === 2 ? { ...row, availBalance: 'một triệu' } : row,
    ),
  })),
  'session-end-as-200': (next) => async (asked) => {
    const reply = await next(asked)
    if (reply.status !== 401) return reply
    return { ...reply, status: 200, body: { success: false, message: asFields(reply.body)['message'] } }
  },
  'wrong-password-accepted': (next, memory) => (asked) => {
    const account = memory.accounts.find(({ username }) => username === asked.body['username'])
    if (asked.path !== '/wps/session/login' || account === undefined) return next(asked)
    account.wrongPasswords = 0
    return next({ ...asked, body: { ...asked.body, password: account.password } })
  },
  'token-not-needed': (next, memory) => (asked) => {
    const [first] = memory.accounts
    const isKnown = memory.sessions.has(asked.headers['authorization'] ?? '')
    if (asked.path !== '/wps/v2/wallets/balance' || isKnown || first === undefined) return next(asked)
    return next(withHeader(asked, 'authorization', beginSession(memory, first)))
  },
  'key-not-hex': changeReply('/wps/session/key/rsa', (reply) => ({
    ...reply,
    body: Buffer.from(String(reply.body), 'hex').toString('base64'),
  })),
  'sealed-body-not-read': (next) => async (asked) =>
    asked.seal === 'none' ? next(asked) : next({ ...asked, body: {}, seal: 'broken' }),
  'error-as-html': (next) => async (asked) => {
    const reply = await next(asked)
    if (asFields(reply.body)['success'] !== false) return reply
    return { ...page('<!doctype html><h1>Error</h1>'), ...(reply.headers && { headers: reply.headers }) }
  },
  'list-as-object': changeValue('/wps/relay/GCSGAME_gameList', (value) => ({
    ...value,
    games: { ...listOf(value['games']) },
  })),
  'ids-missing': changeValue('/wps/relay/GCSGAME_gameList', (value) => ({
    ...value,
    games: listOf(value['games']).map((game) => without(game, 'nodeId')),
  })),
  'timestamp-refused': (next) => async (asked) => {
    if (asked.method !== 'GET' || !asked.query.has('t')) return next(asked)
    const reply = toReply(new Refused('request_param_err', { field: 't' }), asked)
    return { ...reply, headers: { ...(await next(asked)).headers } }
  },
  'cors-missing': (next) => async (asked) => {
    const reply = await next(asked)
    const names = Object.keys(reply.headers ?? {}).filter((name) => name !== 'Access-Control-Allow-Origin')
    return { ...reply, headers: Object.fromEntries(names.map((name) => [name, reply.headers?.[name] ?? ''])) }
  },
  'logout-keeps-token': (next, memory) => async (asked) => {
    const token = asked.headers['authorization'] ?? ''
    const account = memory.sessions.get(token)
    const reply = await next(asked)
    if (asked.path === '/wps/session/logout' && account !== undefined) memory.sessions.set(token, account)
    return reply
  },
  'merchant-ignored': (next, memory) => (asked) => next(withHeader(asked, 'merchant', memory.merchant)),
  'idempotency-ignored': (next) => (asked) => next(withHeader(asked, 'idempotency-key', '')),
  'times-in-seconds': (next) => async (asked) => {
    const reply = await next(asked)
    const isTold = ['/wps/member/info', '/wps/relay/ODSFE2_MemTransDet'].includes(asked.path)
    return isTold ? { ...reply, body: inSeconds(reply.body) } : reply
  },
  'method-not-checked': (next) => (asked) => {
    const call = calls.find(({ path }) => path === asked.path)
    const isFree = call === undefined || asked.method === 'OPTIONS'
    return next(isFree ? asked : { ...asked, method: call.method })
  },
  'slow-answer': (next) => async (asked) => {
    if (asked.path === '/wps/relay/GCSGAME_hotGamesV2') await wait(slowMs, undefined, { ref: false })
    return next(asked)
  },
  'sum-unequal': changeValue('/wps/v2/wallets/balance', (value) => ({
    ...value,
    sumBalance: (Number(value['sumBalance']) + 1000).toFixed(2),
  })),
}

/** Puts the faults around a sound gateway, the first of them outermost. */
export function breakAnswers(sound: Answer, chosen: readonly Fault[], memory: Memory): Answer {
  return chosen.toReversed().reduce((next, fault) => breaks[fault](next, memory), sound)
}

function changeReply(path: string, change: (reply: Reply) => Reply): Break {
  return (next) => async (asked) => {
    const reply = await next(asked)
    return asked.path === path && reply.status === 200 ? change(reply) : reply
  }
}

function changeValue(path: string, change: (value: Fields) => unknown): Break {
  return changeReply(path, (reply) => {
    const body = asFields(reply.body)
    return body['success'] === true
      ? { ...reply, body: { ...body, value: change(asFields(body['value'])) } }
      : reply
  })
}

function withHeader(asked: Asked, name: string, value: string): Asked {
  return { ...asked, headers: { ...asked.headers, [name]: value } }
}

function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name))
}

function asFields(part: unknown): Fields {
  return typeof part === 'object' && part !== null ? { ...part } : {}
}

function listOf(part: unknown): Fields[] {
  return Array.isArray(part) ? part.map(asFields) : []
}

/** Every number that can only be a time of today in milliseconds, as seconds. */
function inSeconds(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(inSeconds)
  if (typeof part === 'number' && part > 1e12) return Math.floor(part / 1000)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, inSeconds(each)]))
}
