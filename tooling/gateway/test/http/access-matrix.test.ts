import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isApiError } from '@saola/api-client'
import { allCalls, calls, type Call } from '@saola/protocol'
import { breakOf, exclusionOf } from '@saola/rules'
import { mountedCalls } from '../../src/mounted-calls.ts'
import { hashToken } from '../../src/http/caller.ts'
import { savePaymentPassword } from '../../src/member/payment-password.ts'
import { addPause } from '../../src/protection/pause-store.ts'
import { operate } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { leastInput, validInput } from './arbitrary-input.ts'

const outside = new Set(['system.ping', 'system.config'])
const mounted = new Set(mountedCalls.map((row) => row.call.id))
const rows = allCalls().filter((call) => mounted.has(call.id) && !outside.has(call.id))
const table = rows.map((call) => [call.id, call] as const)
const paymentPassword = '246810'

/** Ids that name nothing of anybody's: games are everyone's, and these the visitor brings along. */
const nobodys = new Set([
  'nodeId',
  'gameId',
  'roomId',
  'captchaId',
  'loginDeviceId',
  'recommenderId',
  'promotionClaimId',
])

/** Calls that a trial account (type 4) is refused: real money and real games (specification 4). */
const closedToTrials = new Set([
  'games.launchGame',
  'member.contactCode',
  'member.passwordCode',
  'member.saveAvatar',
  'member.saveProfile',
  'member.setContact',
  'member.setPassword',
  'member.setPaymentPassword',
  'member.startAuthenticator',
  'member.closeAccount',
  'protection.cancelRequest',
  'protection.confirmLimit',
  'protection.exclude',
  'protection.setLimit',
  'protection.setRealityCheck',
  'protection.takeBreak',
  'wallet.deposit',
  'wallet.recallAll',
  'wallet.transfer',
  'wallet.withdraw',
])

/** Calls that an agent is refused: an agent's line hangs on the account. */
const closedToAgents = new Set(['member.closeAccount'])

/** Calls that a break and an exclusion close: what begins or feeds a play. Money stays in reach, and so does help. */
const closedToPaused = new Set(['games.launchGame', 'wallet.deposit', 'wallet.transfer'])

/** Calls after which nobody plays or deposits for a day or longer, so that they get people of their own. */
const endsPlay = new Set(['protection.exclude', 'protection.takeBreak'])

/** Values that fit where a schema alone does not say what does. */
const usual: Record<string, unknown> = {
  startTime: 0,
  endTime: 1,
  pageNo: 1,
  page: 1,
  pageSize: 10,
  size: 10,
  nodeId: '105',
  launchMode: 'GLS',
  paymentPassword,
  amount: 100_000,
}

/** A sampled input with the usual values in its fields and ids that nobody has. */
function only(sample: unknown, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (typeof sample !== 'object' || sample === null) return {}
  return Object.fromEntries(
    Object.entries(sample).map(([field, value]) => {
      const isId = field.endsWith('Id') && !nobodys.has(field)
      return [field, isId ? '1' : (values[field] ?? value)]
    }),
  )
}

type Name =
  | 'agent'
  | 'player'
  | 'foreign'
  | 'stranger'
  | 'trial'
  | 'resting agent'
  | 'resting player'
  | 'on a break'
  | 'excluded'

let gateway: TestGateway
/** agent > player; foreign > stranger; and a trial account. */
const people = new Map<Name, TestPerson>()
/** What belongs to `stranger`, by the input field that asks for it. */
const strangers: Record<string, string> = {}

beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  // With a single wallet the calls between wallets are closed to everybody.
  await operate(gateway, { wallet: { isSingle: false } })
  const agent = await addPerson(gateway, 'matrixagent', { type: 1 })
  const foreign = await addPerson(gateway, 'matrixforeign', { type: 1 })
  people.set('agent', agent).set('foreign', foreign)
  people.set('player', await addPerson(gateway, 'matrixplayer', { upline: agent }))
  people.set('stranger', await addPerson(gateway, 'matrixstranger', { upline: foreign }))
  people.set('resting agent', await addPerson(gateway, 'matrixrestingagent', { type: 1 }))
  people.set('resting player', await addPerson(gateway, 'matrixrestingplayer', { upline: agent }))
  people.set('on a break', await addPerson(gateway, 'matrixbreak', { upline: agent }))
  people.set('excluded', await addPerson(gateway, 'matrixexcluded', { upline: agent }))
  const { db } = gateway.house
  await addPause(db, person('on a break').id, breakOf('30d', gateway.house.now()))
  await addPause(db, person('excluded').id, exclusionOf('permanent', gateway.house.now()))
  people.set('trial', await addPerson(gateway, 'matrixtrial', { type: 4 }))
  await fillStrangers()
})
afterAll(() => gateway.close())

function person(name: Name): TestPerson {
  const found = people.get(name)
  if (!found) throw new Error(`nobody is called ${name}`)
  return found
}

/** Gives `stranger` one of everything that has an id. */
async function fillStrangers(): Promise<void> {
  const stranger = person('stranger')
  for (const name of ['stranger', 'player', 'on a break', 'excluded'] as const) {
    await fund(gateway, person(name), 5_000_000)
    await savePaymentPassword(gateway.house.db, person(name).id, paymentPassword, gateway.house)
  }
  const api = gateway.client(stranger.token)
  const card = await api.send(calls.wallet.addBankCard, {
    bin: '970436',
    accountNumber: '123456789',
    accountName: 'NGUOI LA',
    paymentPassword,
  })
  const withdrawal = await api.send(
    calls.wallet.withdraw,
    { cardId: card.cardId, amount: 100_000, paymentPassword },
    { idempotencyKey: 'matrix-key-of-withdrawal' },
  )
  const deposit = await api.send(
    calls.wallet.deposit,
    { amount: 100_000 },
    { idempotencyKey: 'matrix-key-of-deposit' },
  )
  const game = await api.send(calls.games.launchGame, { launchMode: 'GLS', nodeId: '105' })
  const ticket = await api.send(calls.support.openTicket, { topic: 'other', content: 'Cho tôi hỏi' })
  Object.assign(strangers, {
    ticketId: ticket.ticketId,
    txId: await movementOf(stranger),
    cardId: card.cardId,
    withdrawalId: withdrawal.withdrawalId,
    depositId: deposit.depositId,
    playSessionId: game.playSessionId,
    sessionId: await publicSessionOf(stranger),
    customerId: String(stranger.id),
    agentId: String(person('foreign').id),
  })
}

async function movementOf({ book }: TestPerson): Promise<string> {
  const { id } = await gateway.house.db
    .selectFrom('entry')
    .select('id')
    .where('book_account_id', '=', book)
    .limit(1)
    .executeTakeFirstOrThrow()
  return String(id)
}

async function publicSessionOf({ id }: TestPerson): Promise<string> {
  await gateway.house.db
    .updateTable('session')
    .set({ public_id: 'strangers-session' })
    .where('account_id', '=', id)
    .execute()
  return 'strangers-session'
}

/** Fields of a call's input that name something. */
function idFields(call: Call): string[] {
  const [input] = fc.sample(validInput(call), { numRuns: 1, seed: 1 })
  const named = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
  const given = typeof input === 'object' && input !== null ? Object.keys(input) : []
  return [...new Set([...named, ...given])].filter((field) => field.endsWith('Id') && !nobodys.has(field))
}

const withIds = table.filter(([, call]) => idFields(call).length > 0)
let turn = 0

/** How a call ended for somebody: `accepted`, or its status and code. */
async function outcomeOf(
  call: Call,
  token: string | undefined,
  more: Record<string, string> = {},
): Promise<{ status: number; code: string }> {
  turn += 1
  gateway.clock.advance(60_000)
  const [sample] = fc.sample(leastInput(call), { numRuns: 1, seed: turn })
  const launch = call.id === 'games.launchGame' ? { nodeId: '105', launchMode: 'GLS' } : {}
  const transfer = call.id === 'wallet.transfer' ? { direction: 'in', vassalage: 'SAOLA' } : {}
  const input = { ...only(sample, usual), ...launch, ...transfer, ...more }
  try {
    await gateway.client(token).send(call, input as never, { idempotencyKey: `matrix-key-number-${turn}` })
    return { status: 200, code: 'accepted' }
  } catch (error) {
    if (!isApiError(error)) throw error
    return { status: error.status ?? 0, code: error.code ?? error.kind }
  }
}

/** A session of its own, so that a sign-out in one cell is not felt in the next. */
async function sessionOf(name: Name, lasts = 365 * 86_400_000): Promise<string> {
  turn += 1
  const token = `matrix-session-${turn}`
  const now = gateway.house.now()
  await gateway.house.db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      account_id: person(name).id,
      created_at: now,
      expires_at: now + lasts,
      ip: '127.0.0.1',
      user_agent: 'test',
    })
    .execute()
  return token
}

const isTeam = (id: string): boolean => id.startsWith('team.')
const notSignedIn = { status: 401, code: 'login.not.session' }

describe('without a token', () => {
  it.each(table)('%s', async (_, call) => {
    const outcome = await outcomeOf(call, undefined)
    if (call.token === 'required') expect(outcome).toEqual(notSignedIn)
    else expect(outcome.status).not.toBe(401)
  })
})

describe('with an expired token', () => {
  it.each(table)('%s', async (_, call) => {
    const outcome = await outcomeOf(call, await sessionOf('player', 1))
    if (call.token === 'required') expect(outcome).toEqual(notSignedIn)
    else expect(outcome.status).not.toBe(401)
  })
})

describe("with another member's id: the same answer as for an id that nobody has", () => {
  it.each(withIds)('%s', async (_, call) => {
    for (const field of idFields(call)) {
      const theirs = strangers[field]
      if (theirs === undefined) throw new Error(`say in strangers or nobodys what ${call.id}'s ${field} is`)
      const caller = isTeam(call.id) ? 'agent' : 'player'
      const foreign = await outcomeOf(call, await sessionOf(caller), { [field]: theirs })
      const unknown = await outcomeOf(call, await sessionOf(caller), { [field]: '999999999' })
      expect(foreign).toEqual(unknown)
      expect([400, 403, 404]).toContain(foreign.status)
    }
  })
})

describe('an agent signed in as on the member site', () => {
  it.each(table.filter(([id]) => !isTeam(id)))('%s', async (_, call) => {
    const outcome = await outcomeOf(call, await sessionOf(endsPlay.has(call.id) ? 'resting agent' : 'agent'))
    if (closedToAgents.has(call.id)) expect(outcome).toEqual({ status: 403, code: 'account.type.refused' })
    else expect([401, 403]).not.toContain(outcome.status)
    expect(outcome.status).toBeLessThan(500)
  })
})

describe('a member signed in as on the agent site', () => {
  it.each(table)('%s', async (id, call) => {
    const outcome = await outcomeOf(call, await sessionOf(endsPlay.has(id) ? 'resting player' : 'player'))
    if (isTeam(id)) expect(outcome).toEqual({ status: 403, code: 'account.type.refused' })
    else expect([401, 403]).not.toContain(outcome.status)
    expect(outcome.status).toBeLessThan(500)
  })
})

describe.each(['on a break', 'excluded'] as const)('a member who is %s', (name) => {
  it.each(table)('%s', async (id, call) => {
    const outcome = await outcomeOf(call, await sessionOf(name))
    if (closedToPaused.has(id)) expect(outcome).toEqual({ status: 403, code: 'protection.paused' })
    else if (isTeam(id)) expect(outcome).toEqual({ status: 403, code: 'account.type.refused' })
    else expect([401, 403]).not.toContain(outcome.status)
    expect(outcome.status).toBeLessThan(500)
  })
})

describe('a trial account (type 4)', () => {
  it.each(table)('%s', async (id, call) => {
    const outcome = await outcomeOf(call, await sessionOf('trial'))
    const isClosed = closedToTrials.has(id) || isTeam(id)
    if (isClosed) expect(outcome).toEqual({ status: 403, code: 'account.type.refused' })
    else expect([401, 403]).not.toContain(outcome.status)
  })
})
