import { calls } from '@saola/protocol'
import { addMonths, dayMs, hourMs } from '@saola/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { restAccounts } from '../../../src/member/rest/rest-accounts.ts'
import { refusal, visit } from '../../http/visitor.ts'
import { inbox, newestCode, operate } from '../../session/inbox.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../../wallet/people.ts'

const settings = { checkAddress: false, mayTellWhoExists: false }
let gateway: TestGateway
let member: TestPerson
let mobile = ''
let count = 10
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops', storeSecret: 'seals-what-lies-secret' })
  await operate(gateway, { signIn: settings })
})
afterAll(() => gateway.close())

beforeEach(async () => {
  mobile = `+849137771${(count += 1)}`
  member = await addPerson(gateway, `resting${count}`, { mobile })
  await fund(gateway, member, 500_000)
  const { db, passwords } = gateway.services
  const password_hash = await passwords.hash('Saola2026')
  await db
    .updateTable('account')
    .set({ password_hash, mobile_verified_at: 1 })
    .where('id', '=', member.id)
    .execute()
  await visit(gateway).signIn(member.name)
})

/** Months without anybody, by the calendar, and the job that looks then. */
async function pass(months: number): Promise<void> {
  const now = gateway.clock.now()
  gateway.clock.advance(addMonths(now, months) - now)
  await restAccounts.run(gateway.services)
}

async function resting(): Promise<string[]> {
  const response = await gateway.fetch('http://gateway.test/ops/member', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ do: 'resting', merchant: 'saola' }),
  })
  const { value } = (await response.json()) as { value: { resting: { account: string }[] } }
  return value.resting.map(({ account }) => account)
}

const eventsOf = async () =>
  (
    await gateway.services.db
      .selectFrom('significant_event')
      .select('kind')
      .where('account_id', '=', member.id)
      .where('kind', 'like', 'account.%')
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind)

/** Signs in by password and the code that is asked for. */
async function comeBack() {
  const visitor = visit(gateway)
  const { body } = await refusal(visitor.signIn(member.name))
  const { challenge, ways } = (body as { value: { challenge: string; ways: string[] } }).value
  expect(ways).toContain('sms')
  await visitor.api.send(calls.session.verificationCode, { challenge, way: 'sms' })
  const verificationCode = await newestCode(gateway, mobile)
  const { token } = await visitor.api.send(calls.session.loginVerification, {
    challenge,
    way: 'sms',
    answer: verificationCode,
  })
  return gateway.client(token)
}

describe('an account to which nobody signs in (member 25)', () => {
  it('rests after twelve months and not before, once, with its balance as it was', async () => {
    await pass(11)
    expect(await resting()).not.toContain(member.name)
    gateway.clock.advance(31 * dayMs)
    await Promise.all([restAccounts.run(gateway.services), restAccounts.run(gateway.services)])
    expect(await resting()).toContain(member.name)
    expect(await eventsOf()).toEqual(['account.rests'])
    expect(await balanceOf(gateway, member.wallet)).toBe(500_000)
  })

  it('rests sooner where the merchant says so', async () => {
    await operate(gateway, { signIn: { ...settings, restMonths: 6 } })
    await pass(5)
    expect(await resting()).not.toContain(member.name)
    gateway.clock.advance(31 * dayMs)
    await restAccounts.run(gateway.services)
    expect(await resting()).toContain(member.name)
    await operate(gateway, { signIn: { ...settings, restMonths: 12 } })
  })

  it('asks who comes back for a second proof, lets money wait and tells the owner', async () => {
    await pass(13)
    const api = await comeBack()
    const { stop } = await api.send(calls.wallet.withdrawalSettings)
    expect(stop).toEqual({ reason: 'rest', until: gateway.clock.now() + 24 * hourMs })
    expect(await resting()).not.toContain(member.name)
    expect(await eventsOf()).toEqual(['account.rests', 'account.woken'])
    expect((await inbox(gateway, mobile)).some(({ content }) => content.includes('thời gian dài'))).toBe(true)
  })

  it('is as any other once its owner is back', async () => {
    await pass(13)
    await comeBack()
    gateway.clock.advance(25 * hourMs)
    const token = await visit(gateway).signIn(member.name)
    const { stop } = await gateway.client(token).send(calls.wallet.withdrawalSettings)
    expect(stop).toBeUndefined()
  })
})
