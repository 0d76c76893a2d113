import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isApiError } from '@saola/api-client'
import { calls, type Access, type Call } from '@saola/protocol'
import { breakOf, exclusionOf } from '@saola/rules'
import { insertBills } from '../../src/contracts/bills/write-bill-store.ts'
import { mountedCalls } from '../../src/mounted-calls.ts'
import { hashToken } from '../../src/http/caller.ts'
import { savePaymentPassword } from '../../src/accounts/payment-password.ts'
import { operatePromotion } from '../../src/promotions/operate-promotion.ts'
import { addPause } from '../../src/protection/pause-store.ts'
import { operate } from '../session/inbox.ts'
import { addDraw, openLottery } from '../lottery/stage.ts'
import { addPasskeyRow } from '../member/add-passkey.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { fullInput, leastInput } from './arbitrary-input.ts'

/** Calls of which an agent on a break is refused, though they feed no play of its own (team 11). */
const bringsIn = new Set([
  'team.openDownline',
  'team.openDownlines',
  'team.createLink',
  'team.relayedCreateLink',
  'team.changeLink',
  'team.sendMessage',
])

const isFeltInBreak = ({ feedsPlay, id }: Call): boolean => feedsPlay || bringsIn.has(id)

/** What a break refuses comes first: one that a later call takes is never undone and must not be felt by it. */
const table = mountedCalls
  .toSorted((a, b) => Number(isFeltInBreak(b.call)) - Number(isFeltInBreak(a.call)))
  .map(({ call }) => [call.id, call] as const)
const paymentPassword = '246810'

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
  // Play money: a launch for money is refused to a trial account by its handler.
  accountType: 0,
  direction: 'in',
  // An id counts for one account alone, and only in a letter that may be sent.
  audience: 'one',
  title: 'Chào',
  content: 'Chào bạn',
  vassalage: 'SAOLA',
  paymentPassword,
  amount: 100_000,
  lines: [{ type: 'lo-2', numbers: ['12'], base: 1_000, odds: 99.5 }],
  draws: [{ drawId: '1', multiplier: 1 }],
}

/** The least input of a call, with the usual values wherever it has a field for them and ids that nobody has. */
function inputOf(call: Call): Record<string, unknown> {
  const [all] = fc.sample(fullInput(call), { numRuns: 1, seed: turn })
  const [least] = fc.sample(leastInput(call), { numRuns: 1, seed: turn })
  const known = Object.keys(fieldsOf(all)).filter((field) => field in usual)
  const wanted = { ...fieldsOf(least), ...Object.fromEntries(known.map((field) => [field, usual[field]])) }
  return Object.fromEntries(
    Object.entries(wanted).map(([field, value]) => [field, isOnesOwn(call, field) ? '1' : value]),
  )
}

function fieldsOf(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? { ...input } : {}
}

/** Whether a field names something that belongs to somebody: the row says which ids do not. */
function isOnesOwn(call: Call, field: string): boolean {
  return field.endsWith('Id') && !call.openIds?.includes(field)
}

type Name = 'agent' | 'player' | 'foreign' | 'stranger' | 'trial' | 'on a break' | 'excluded'

let gateway: TestGateway
/** agent > player; foreign > stranger; and a trial account. */
const people = new Map<Name, TestPerson>()
/** What belongs to `stranger`, by the input field that asks for it. */
const strangers: Record<string, string> = {}
let turn = 0

beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  // With a single wallet the calls between wallets are closed to everybody.
  await operate(gateway, { wallet: { isSingle: false } })
  const agent = await addPerson(gateway, 'matrixagent', { type: 1 })
  const foreign = await addPerson(gateway, 'matrixforeign', { type: 1 })
  people.set('agent', agent).set('foreign', foreign)
  people.set('player', await addPerson(gateway, 'matrixplayer', { upline: agent }))
  people.set('stranger', await addPerson(gateway, 'matrixstranger', { upline: foreign }))
  people.set('on a break', await addPerson(gateway, 'matrixbreak', { upline: agent }))
  people.set('excluded', await addPerson(gateway, 'matrixexcluded', { upline: agent }))
  const { db } = gateway.services
  await addPause(db, person('on a break').id, breakOf('30d', gateway.services.now()))
  await addPause(db, person('excluded').id, exclusionOf('permanent', gateway.services.now()))
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
    await savePaymentPassword(gateway.services.db, person(name).id, paymentPassword, gateway.services)
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
  const link = await gateway
    .client(person('foreign').token)
    .send(calls.team.createLink, { name: 'Zalo', type: 0, rebate: '0' })
  const sent = await gateway
    .client(person('foreign').token)
    .send(calls.team.sendMessage, { audience: 'direct', title: 'Chào', content: 'Chào bạn' })
  const ticket = await api.send(calls.support.openTicket, { topic: 'other', content: 'Cho tôi hỏi' })
  Object.assign(strangers, {
    passkeyId: await addPasskeyRow(gateway, stranger.id),
    ticketId: ticket.ticketId,
    messageId: sent.messageId,
    txId: await entryOf(stranger),
    cardId: card.cardId,
    affiUrlId: link.affiUrlId,
    withdrawalId: withdrawal.withdrawalId,
    depositId: deposit.depositId,
    playSessionId: game.playSessionId,
    sessionId: await publicSessionOf(stranger),
    customerId: String(stranger.id),
    agentId: String(person('foreign').id),
    downlineId: String(stranger.id),
    contractId: await contractOf(stranger),
    billId: await billOf(stranger),
    orderId: await lotteryOrderOf(stranger),
    promotionClaimId: await raffleTicketOf(stranger),
  })
}

/** A raffle ticket that can be claimed. */
async function raffleTicketOf({ name, token }: TestPerson): Promise<string> {
  const { services } = gateway
  const now = services.now()
  const { id } = await operatePromotion(services, {
    step: 'raffle',
    merchant: 'saola',
    kind: 'golden_egg',
    title: { VI: 'Trứng vàng', EN: 'Golden egg' },
    prizes: [
      { amount: 0, chance: 5_000 },
      { amount: 10_000, chance: 5_000 },
    ],
    startsAt: now,
    endsAt: now + 86_400_000,
    ticketDays: 90,
  })
  const gift = { merchant: 'saola', raffleId: id, members: [name], count: 1, key: 'matrix' }
  await operatePromotion(services, { step: 'tickets', ...gift })
  const { tickets } = await gateway.client(token).send(calls.promotions.raffles)
  return tickets[0]?.ticketId ?? ''
}

/** A contract that its downline may answer. */
async function contractOf({ id }: TestPerson): Promise<string> {
  const terms = {
    kind: 'daily',
    tiers: [{ betVolume: 0, activeMembers: 0, rateType: 'P', rate: 100 }],
  } as const
  const offered = await gateway
    .client(person('foreign').token)
    .send(calls.contracts.offer, { downlineId: String(id), terms: { ...terms, tiers: [...terms.tiers] } })
  return offered.id
}

/** A bill of a contract that has been settled. */
async function billOf({ id }: TestPerson): Promise<string> {
  const { db } = gateway.services
  const contract = await db
    .selectFrom('contract')
    .selectAll()
    .where('downline_id', '=', id)
    .executeTakeFirstOrThrow()
  const [billId] = await insertBills(db, [
    {
      contractId: contract.id,
      version: 1,
      kind: contract.kind,
      uplineId: contract.upline_id,
      downlineId: id,
      periodKey: 'daily:2026-11-21',
      opensAt: 1,
      closesAt: 2,
      figures: { validBet: 1_000, netLoss: 0, activeMembers: 1 },
      tier: 0,
      base: 1_000,
      deductions: 0,
      carriedIn: 0,
      carriedOut: 0,
      settledAmount: 1,
      adjustment: 0,
      amount: 1,
      state: 'to_collect',
      expiresAt: null,
      settledAt: 2,
    },
  ])
  return String(billId)
}

/** An order on two draws, the kind that its owner may cancel. */
async function lotteryOrderOf({ token }: TestPerson): Promise<string> {
  const gameCode = 'NORTH_OF_THE_MATRIX'
  await openLottery(gateway, gameCode)
  const draws: { drawId: string; multiplier: number }[] = []
  for (const minute of [1, 2]) {
    const drawId = await addDraw(gateway, gameCode, { numero: `20261122-000${minute}`, seconds: 60 * minute })
    draws.push({ drawId, multiplier: 1 })
  }
  const lines = [{ type: 'de-dac-biet', numbers: ['13'], base: 10_000, odds: 99.5 }]
  const { orderId } = await gateway
    .client(token)
    .send(
      calls.lottery.place,
      { gameCode, lines, draws, stopOnWin: false },
      { idempotencyKey: 'matrix-key-of-order' },
    )
  return orderId
}

async function entryOf({ wallet }: TestPerson): Promise<string> {
  const { id } = await gateway.services.db
    .selectFrom('entry')
    .select('id')
    .where('ledger_account_id', '=', wallet)
    .limit(1)
    .executeTakeFirstOrThrow()
  return String(id)
}

async function publicSessionOf({ id }: TestPerson): Promise<string> {
  await gateway.services.db
    .updateTable('session')
    .set({ public_id: 'strangers-session' })
    .where('account_id', '=', id)
    .execute()
  return 'strangers-session'
}

/** Fields of a call's input that name something of somebody's. */
function idFields(call: Call): string[] {
  const [input] = fc.sample(fullInput(call), { numRuns: 1, seed: 1 })
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
  return [...new Set([...inPath, ...Object.keys(fieldsOf(input))])].filter((field) => isOnesOwn(call, field))
}

const withIds = table.filter(([, call]) => idFields(call).length > 0)

/** How a call ended for somebody: `accepted`, or its status and code. */
async function outcomeOf(
  call: Call,
  token: string | undefined,
  more: Record<string, string> = {},
): Promise<{ status: number; code: string }> {
  turn += 1
  gateway.clock.advance(60_000)
  const input = { ...inputOf(call), ...more }
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
  const now = gateway.services.now()
  await gateway.services.db
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

const notSignedIn = { status: 401, code: 'login.not.session' }
const refusedType = { status: 403, code: 'account.type.refused' }
const refusedPause = { status: 403, code: 'protection.paused' }

/** Which accesses are open to whom (session 16): the rule that a row's `access` stands for. */
const open: Readonly<Record<'nobody' | 'agent' | 'player' | 'trial', readonly Access[]>> = {
  nobody: ['visitor'],
  agent: ['visitor', 'signed-in', 'real-account', 'agent'],
  player: ['visitor', 'signed-in', 'real-account', 'member'],
  trial: ['visitor', 'signed-in'],
}

describe.each([
  ['without a token', async () => undefined],
  ['with an expired token', () => sessionOf('player', 1)],
])('%s', (_, tokenOf) => {
  it.each(table)('%s', async (_id, call) => {
    const outcome = await outcomeOf(call, await tokenOf())
    if (open.nobody.includes(call.access)) expect(outcome.status).not.toBe(401)
    else expect(outcome).toEqual(notSignedIn)
  })
})

describe("with another member's id: the same answer as for an id that nobody has", () => {
  it.each(withIds)('%s', async (_, call) => {
    for (const field of idFields(call)) {
      const theirs = strangers[field]
      if (theirs === undefined)
        throw new Error(`say in strangers what ${call.id}'s ${field} is, or in the row that it is open`)
      const caller = call.access === 'agent' ? 'agent' : 'player'
      const foreign = await outcomeOf(call, await sessionOf(caller), { [field]: theirs })
      const unknown = await outcomeOf(call, await sessionOf(caller), { [field]: '999999999' })
      expect(foreign).toEqual(unknown)
      expect([400, 403, 404]).toContain(foreign.status)
    }
  })
})

describe.each(['agent', 'player', 'trial'] as const)('signed in as %s', (name) => {
  it.each(table)('%s', async (_, call) => {
    const outcome = await outcomeOf(call, await sessionOf(name))
    if (open[name].includes(call.access)) expect([401, 403]).not.toContain(outcome.status)
    else expect(outcome).toEqual(refusedType)
    expect(outcome.status).toBeLessThan(500)
  })
})

describe.each(['on a break', 'excluded'] as const)('a member who is %s', (name) => {
  it.each(table)('%s', async (_, call) => {
    const outcome = await outcomeOf(call, await sessionOf(name))
    if (!open.player.includes(call.access)) expect(outcome).toEqual(refusedType)
    else if (call.feedsPlay) expect(outcome).toEqual(refusedPause)
    else expect([401, 403]).not.toContain(outcome.status)
    expect(outcome.status).toBeLessThan(500)
  })
})

it('has a row for each access', () => {
  expect(new Set(table.map(([, call]) => call.access))).toEqual(
    new Set(['visitor', 'signed-in', 'real-account', 'member', 'agent']),
  )
})
