import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallInput } from '@saola/protocol'
import { insertPayoutLock, upsertPayoutWait } from '../../src/accounts/payout-guard/payout-guard-store.ts'
import { reconcile } from '../../src/operations/reconcile.ts'
import { codeOf, openLine, type Line } from '../contracts/stage.ts'
import { refusal } from '../http/visitor.ts'
import { addSubAccount } from './sub-accounts.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { savePaymentPassword } from '../wallet/payment-password.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { countDone, race } from '../wallet/race.ts'

const paymentPassword = '135790'

let gateway: TestGateway
let line: Line
/** Another line, which must stay invisible. */
let other: Line
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
  line = await openLine(gateway, 'tline')
  other = await openLine(gateway, 'tother')
  for (const agent of [line.top, line.middle, line.low, other.middle]) {
    await savePaymentPassword(gateway.services.db, agent.id, paymentPassword, gateway.services)
    await fund(gateway, agent, 10_000_000)
  }
})
afterAll(() => gateway.close())

const api = (person: TestPerson) => gateway.client(person.token, 'EN')

type More = Partial<CallInput<typeof calls.team.transfer>> & { key?: string }

async function send(from: TestPerson, to: TestPerson, amount: number, { key, ...more }: More = {}) {
  // Reading a code moves the clock, past those that somebody has read before.
  const proof = 'code' in more ? {} : { code: codeOf(gateway, from) }
  const input = { customerId: String(to.id), amount, paymentPassword, ...proof, ...more }
  return api(from).send(calls.team.transfer, input, key === undefined ? {} : { idempotencyKey: key })
}

const balances = (...people: readonly TestPerson[]) =>
  Promise.all(people.map(({ wallet }) => balanceOf(gateway, wallet)))

async function capOf(agent: TestPerson, cap: number): Promise<void> {
  const { db } = gateway.services
  const { id, settings } = await db
    .selectFrom('merchant')
    .select(['id', 'settings'])
    .where('code', '=', 'saola')
    .executeTakeFirstOrThrow()
  const transfer = { ...settings.transfer, caps: { ...settings.transfer?.caps, [agent.name]: cap } }
  await db
    .updateTable('merchant')
    .set({ settings: JSON.stringify({ ...settings, transfer }) })
    .where('id', '=', id)
    .execute()
}

async function pause(person: TestPerson): Promise<void> {
  const now = gateway.services.now()
  await gateway.services.db
    .insertInto('protection_pause')
    .values({ account_id: person.id, kind: 'break', starts_at: now, ends_at: now + 86_400_000 })
    .execute()
}

let reader: Promise<TestPerson> | undefined

/** An agent that has sent to a member, received from the upline, and sent up to it, in this order. */
function readerOfThree(): Promise<TestPerson> {
  reader ??= (async () => {
    const last = await openLine(gateway, 'tlast')
    for (const agent of [last.low, last.middle]) {
      await savePaymentPassword(gateway.services.db, agent.id, paymentPassword, gateway.services)
      await fund(gateway, agent, 1_000_000)
    }
    await send(last.low, last.player, 10_000)
    await send(last.middle, last.low, 20_000)
    await send(last.low, last.middle, 30_000)
    return last.low
  })()
  return reader
}

describe('a transfer along the line (team 20)', () => {
  it.each([
    ['down to a member two levels below', 'middle', 'player', 'down'],
    ['down to an agent', 'top', 'low', 'down'],
    ['up to the direct upline', 'low', 'middle', 'up'],
  ] as const)('goes %s', async (_what, from, to, direction) => {
    const [sent, received] = await balances(line[from], line[to])
    const receipt = await send(line[from], line[to], 250_000, { remark: ' tiền thưởng ' })
    expect(receipt).toMatchObject({
      isSent: true,
      direction,
      customerName: line[to].name,
      amount: 250_000,
      remark: 'tiền thưởng',
    })
    expect(await balances(line[from], line[to])).toEqual([(sent ?? 0) - 250_000, (received ?? 0) + 250_000])
  })

  it('is seen by both sides, and the statement of a member says it in words', async () => {
    const { orderNo } = await send(line.low, line.player, 30_000)
    const { list } = await api(line.low).send(calls.team.transfers, { pageNo: 1, pageSize: 5 })
    expect(list[0]).toMatchObject({ orderNo, isSent: true, customerName: line.player.name })
    const now = gateway.clock.now()
    const statement = await api(line.player).send(calls.wallet.transactions, {
      startTime: now - 86_400_000,
      endTime: now + 1,
      page: 1,
      size: 5,
    })
    expect(statement.list[0]).toMatchObject({
      amount: 30_000,
      txTypeId: 6104,
      remark: 'Transfer along the line',
      counterparty: line.low.name,
    })
  })

  it('has one number everywhere, with its note and the other side (team 37)', async () => {
    const { orderNo } = await send(line.top, line.player, 45_000, { remark: 'thưởng tuần' })
    const now = gateway.clock.now()
    const { reference } = await gateway.services.db
      .selectFrom('transfer')
      .select('reference')
      .where('kind', '=', 'transfer')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const span = { startTime: now - 86_400_000, endTime: now + 1, page: 1, size: 5 }
    const statement = await api(line.player).send(calls.wallet.transactions, span)
    expect([reference, statement.list[0]?.orderNo]).toEqual([orderNo, orderNo])
    expect(statement.list[0]?.remark).toBe('Transfer along the line: thưởng tuần')
    const reportOf = async (agent: TestPerson) =>
      (await api(agent).send(calls.team.transactions, { pageNo: 1, pageSize: 5 })).list[0]
    const row = { orderNo, customerName: line.player.name, remark: 'Transfer along the line: thưởng tuần' }
    expect(await reportOf(line.top)).toMatchObject({ ...row, counterparty: line.top.name })
    // The direct upline is known; who stands above it is not named.
    expect(await reportOf(line.middle)).toMatchObject({ ...row, counterparty: line.top.name })
    expect(await reportOf(line.low)).toMatchObject({ ...row, counterparty: 'Upline' })
  })

  it.each([
    ['all of them', {}, [true, false, true]],
    ['those that were sent', { side: 'sent' }, [true, true]],
    ['those that came', { side: 'received' }, [false]],
    ['those with somebody', { customerName: 'TLASTp' }, [true]],
    ['none with a sign that means anything', { customerName: '%' }, []],
  ] as const)('the list has %s, newest first', async (_what, filter, sides) => {
    const agent = await readerOfThree()
    const { list, totalCount } = await api(agent).send(calls.team.transfers, {
      ...filter,
      pageNo: 1,
      pageSize: 10,
    })
    expect(list.map(({ isSent }) => isSent)).toEqual(sides)
    expect(totalCount).toBe(sides.length)
  })

  it('happens once under one key, without another proof, and not under a key of another wish', async () => {
    const key = 'one-wish-of-a-transfer'
    const first = await send(line.top, line.middle, 40_000, { key })
    const [held] = await balances(line.top)
    expect(await send(line.top, line.middle, 40_000, { key, code: '000000' })).toEqual(first)
    expect((await refusal(send(line.top, line.middle, 50_000, { key }))).code).toBe('wallet.key.reused')
    expect(await balances(line.top)).toEqual([held])
  })
})

describe('who cannot be sent to (team 21, team 22)', () => {
  const nobody = { id: 999_999_999, name: 'nobodyatall' }
  it.each([
    ['an account of another line', () => other.player],
    ['an agent of another line', () => other.top],
    ['the upline of the upline', () => line.top],
    ['oneself', () => line.low],
    ['nobody', () => nobody],
  ])('%s is answered like an unknown one', async (_what, whom) => {
    const to = whom() as TestPerson
    const asked = await refusal(api(line.low).send(calls.team.recipient, { customerName: to.name }))
    const sent = await refusal(send(line.low, to, 10_000))
    expect([asked.status, asked.code, sent.status, sent.code]).toEqual([404, 'not_found', 404, 'not_found'])
    expect(asked.message).toBe('No such account in your line')
    expect(sent.message).toBe(asked.message)
  })

  it('a part of a name finds those below who can receive, and nobody else', async () => {
    const agent = await addPerson(gateway, 'tseek0', { type: 1, upline: line.low })
    const inUse = await addPerson(gateway, 'tseek2use', { type: 1, upline: agent })
    const deep = await addPerson(gateway, 'tseek1deep', { upline: inUse })
    await pause(await addPerson(gateway, 'tseek3rests', { upline: agent }))
    const shut = await addPerson(gateway, 'tseek4shut', { upline: agent })
    const { db } = gateway.services
    await db.updateTable('account').set({ active_flag: 7 }).where('id', '=', shut.id).execute()
    await addSubAccount(gateway, agent, { name: 'tseek5sub', rights: [] })
    await addPerson(gateway, 'tseek6other', { upline: other.low })
    const found = await api(agent).send(calls.team.recipients, { customerName: ' TSEEK', pageSize: 20 })
    const person = { direction: 'down', receives: true } as const
    expect(found).toEqual({
      list: [
        { customerId: String(deep.id), customerName: 'tseek1deep', type: 0, level: 2, ...person },
        { customerId: String(inUse.id), customerName: 'tseek2use', type: 1, level: 1, ...person },
      ],
      total: 2,
    })
    const one = await api(agent).send(calls.team.recipients, { pageSize: 1 })
    expect([one.list.length, one.total]).toEqual([1, 2])
    const none = await api(agent).send(calls.team.recipients, { customerName: 'tseek_', pageSize: 20 })
    expect(none.total).toBe(0)
  })

  it('a member cannot transfer at all', async () => {
    expect((await refusal(send(line.player, line.beside, 10_000, { code: '000000' }))).status).toBe(403)
  })

  it.each([
    ['on a break', pause],
    [
      'closed',
      async ({ id }: TestPerson) => {
        await gateway.services.db
          .updateTable('account')
          .set({ active_flag: 7 })
          .where('id', '=', id)
          .execute()
      },
    ],
  ])('an account that is %s is refused without a detail', async (what, shut) => {
    const person = await addPerson(gateway, `tshut${what.length}`, { upline: line.low })
    await shut(person)
    const shown = await api(line.low).send(calls.team.recipient, { customerName: person.name })
    expect(shown).toMatchObject({ receives: false, level: 1 })
    const refused = await refusal(send(line.low, person, 10_000))
    expect([refused.code, refused.message]).toEqual([
      'transfer.refused',
      'This account cannot receive transfers now',
    ])
    expect(await balances(person)).toEqual([0])
  })

  it('an agent on a break sends nothing', async () => {
    const agent = await addPerson(gateway, 'tpausedagent', { type: 1, upline: line.low })
    await savePaymentPassword(gateway.services.db, agent.id, paymentPassword, gateway.services)
    await pause(agent)
    expect((await refusal(send(agent, line.low, 10_000))).code).toBe('protection.paused')
  })
})

describe('the proof and the bounds of a transfer (team 23)', () => {
  it.each([
    ['a wrong transaction password', { paymentPassword: '000000' }, 'invalid.payment.pw'],
    ['a wrong code', { code: '000000' }, 'member.authenticator.code'],
    ['no code', { code: undefined }, 'member.authenticator.code'],
    ['less than the least amount', { amount: 9_999 }, 'transfer.refused'],
    ['more than the wallet holds', { amount: 100_000_000 }, 'wallet.insufficient'],
  ])('%s is refused and moves nothing', async (_what, more, code) => {
    const before = await balances(line.middle, line.low)
    const refused = await refusal(send(line.middle, line.low, 20_000, more as More))
    expect(refused.code).toBe(code)
    expect(await balances(line.middle, line.low)).toEqual(before)
  })

  it('an agent without an authenticator has to turn one on first', async () => {
    const agent = await addPerson(gateway, 'tbareagent', { type: 1, upline: line.low })
    await savePaymentPassword(gateway.services.db, agent.id, paymentPassword, gateway.services)
    await fund(gateway, agent, 100_000)
    const refused = await refusal(send(agent, line.low, 20_000))
    expect([refused.code, refused.message]).toEqual([
      'member.authenticator.off',
      'Turn on the authenticator app before you move money.',
    ])
  })

  it("the cap of a day is the agent's own, and the next day in Vietnam begins anew", async () => {
    await capOf(other.middle, 100_000)
    await send(other.middle, other.low, 60_000)
    const bounds = await api(other.middle).send(calls.team.transferBounds)
    expect(bounds).toMatchObject({
      isOpen: true,
      dailyCap: 100_000,
      leftToday: 40_000,
      hasAuthenticator: true,
    })
    expect(bounds.upline?.customerName).toBe(other.top.name)
    const refused = await refusal(send(other.middle, other.low, 40_001))
    expect([refused.code, refused.field, refused.message]).toEqual([
      'transfer.refused',
      'amount',
      'This is above what is left for today',
    ])
    await send(other.middle, other.low, 40_000)
    gateway.clock.advance(86_400_000)
    expect((await api(other.middle).send(calls.team.transferBounds)).leftToday).toBe(100_000)
  })
})

describe('what lets transfers wait (wallet 53)', () => {
  it('is said where a transfer begins, and until when', async () => {
    const { services } = gateway
    await upsertPayoutWait(services.db, other.low.id, 'guard', services.now())
    const until = services.now() + 86_400_000
    expect((await api(other.low).send(calls.team.transferBounds)).stop).toEqual({ reason: 'guard', until })
    gateway.clock.advance(86_400_000)
    expect((await api(other.low).send(calls.team.transferBounds)).stop).toBeUndefined()
  })

  it('holds for the sub-account whose secrets prove the transfer as well, and its lock for it alone', async () => {
    const sub = await addSubAccount(gateway, other.top, { name: 'chonguoi', rights: ['transfer.read'] })
    const { db, now } = gateway.services
    const stopOf = async () => (await sub.client.send(calls.team.transferBounds)).stop?.reason
    await upsertPayoutWait(db, other.top.id, 'reset', now())
    expect(await stopOf()).toBe('reset')
    gateway.clock.advance(1)
    await upsertPayoutWait(db, Number(sub.id), 'payment_password', now())
    expect(await stopOf()).toBe('payment_password')
    await insertPayoutLock(db, Number(sub.id), now())
    expect(await stopOf()).toBe('locked')
    expect((await api(other.top).send(calls.team.transferBounds)).stop?.reason).toBe('reset')
  })
})

it('a sub-account is told of its own proofs, not of those that its owner has', async () => {
  const rights = ['transfer.read', 'transfer.act'] as const
  const { client } = await addSubAccount(gateway, line.middle, { name: 'tsubhand', rights: [...rights] })
  const proofs = { hasPaymentPassword: false, hasAuthenticator: false }
  expect(await client.send(calls.team.transferBounds)).toMatchObject({ isOpen: true, ...proofs })
})

it('a receiver with an address is told who sent how much', async () => {
  const person = await addPerson(gateway, 'ttold', { upline: line.low, mobile: '+84901239876' })
  const { orderNo } = await send(line.low, person, 20_000)
  const messages = await gateway.services.db
    .selectFrom('outbox_message')
    .select(['content'])
    .where('account_id', '=', person.id)
    .execute()
  expect(messages).toHaveLength(1)
  expect(messages[0]?.content).toContain(orderNo)
  expect(messages[0]?.content).toContain(line.low.name)
})

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('transfers in the same moment', () => {
  it('keep the cap of the day together', async () => {
    const agent = line.top
    await capOf(agent, 100_000)
    gateway.clock.advance(86_400_000)
    const before = await balances(agent)
    const codes = [codeOf(gateway, agent), codeOf(gateway, agent)]
    const works = codes.map((code) => () => send(agent, line.low, 60_000, { code }))
    const ends = await race(gateway.services.db, { table: 'account', id: agent.id }, works)
    expect(countDone(ends)).toBe(1)
    expect(await balances(agent)).toEqual([(before[0] ?? 0) - 60_000])
  })

  it('one wish from two devices is one transfer, whichever comes first', async () => {
    const before = await balances(line.middle)
    const code = codeOf(gateway, line.middle)
    const work = () => send(line.middle, line.low, 70_000, { code, key: 'two-devices-one-wish' })
    const ends = await race(gateway.services.db, { table: 'account', id: line.middle.id }, [work, work])
    expect(countDone(ends)).toBe(2)
    expect(await balances(line.middle)).toEqual([(before[0] ?? 0) - 70_000])
  })

  it('never cross: down and up at once both arrive', async () => {
    const before = await balances(line.middle, line.low)
    const codes = [codeOf(gateway, line.middle), codeOf(gateway, line.low)]
    const ends = await race(gateway.services.db, { table: 'account', id: line.middle.id }, [
      () => send(line.middle, line.low, 30_000, { code: codes[0] }),
      () => send(line.low, line.middle, 10_000, { code: codes[1] }),
    ])
    expect(countDone(ends)).toBe(2)
    expect(await balances(line.middle, line.low)).toEqual([
      (before[0] ?? 0) - 20_000,
      (before[1] ?? 0) + 20_000,
    ])
  })
})

it('the books agree in the end', async () => {
  expect((await reconcile(gateway.services.db)).clean).toBe(true)
})
