import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiClient } from '@saola/api-client'
import { calls, type SubAccountRight } from '@saola/protocol'
import { sessionMs } from '@saola/rules'
import { statementsOf } from '@saola/testkit'
import { hashToken } from '../../src/http/caller.ts'
import { addSubAccount } from '../team/sub-accounts.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'
import { openSecondProcess, type SecondProcess } from './second-process.ts'
import { refusal, visit } from '../http/visitor.ts'

let gateway: TestGateway
let other: SecondProcess
beforeAll(async () => {
  gateway = await startGateway()
  other = await openSecondProcess(gateway)
})
afterAll(async () => {
  await other.close()
  await gateway.close()
})

let names = 0
const newPerson = (more: Parameters<typeof addPerson>[2] = {}): Promise<TestPerson> =>
  addPerson(gateway, `kept${(names += 1)}`, more)

/** A client of the second process, which keeps what it reads. */
const there = (token: string) =>
  createApiClient({
    baseUrl: `http://127.0.0.1:${other.port.port}`,
    merchant: 'saola',
    language: () => 'VI',
    token: () => token,
    cipher: 'jwe',
  })

/** What the second process answers to a read: nothing, or why not. */
const readThere = (token: string): Promise<string> =>
  there(token)
    .send(calls.wallet.balance)
    .then(
      () => 'answered',
      async () => (await refusal(there(token).send(calls.wallet.balance))).code,
    )

const soon = { timeout: 1_000 }

describe('who is signed in is kept for a moment, and forgotten as it changes (wire 35)', () => {
  it('by every process once an account signs out elsewhere', async () => {
    const { token } = await newPerson()
    expect(await readThere(token)).toBe('answered')
    await gateway.client(token).send(calls.session.logout)
    await expect.poll(() => readThere(token), soon).toBe('login.not.session')
  })

  it('at once by the process that it signs out of', async () => {
    const { token } = await newPerson()
    const client = there(token)
    await client.send(calls.wallet.balance)
    await client.send(calls.session.logout)
    expect(await readThere(token)).toBe('login.not.session')
  })

  it('when another browser of the account ends it, which itself stays', async () => {
    const { id, token } = await newPerson()
    const kept = 'another-browser-of-it'
    const { db, now } = gateway.services
    const [created_at, expires_at] = [now(), now() + sessionMs]
    const browser = { ip: '127.0.0.1', user_agent: 'test' }
    await db
      .insertInto('session')
      .values({ token_hash: hashToken(kept), account_id: id, created_at, expires_at, ...browser })
      .execute()
    expect([await readThere(token), await readThere(kept)]).toEqual(['answered', 'answered'])
    await gateway.client(kept).send(calls.member.endOtherSessions)
    await expect.poll(() => readThere(token), soon).toBe('login.not.session')
    expect(await readThere(kept)).toBe('answered')
  })

  it('when the account is closed by its operator', async () => {
    const { id, token } = await newPerson()
    expect(await readThere(token)).toBe('answered')
    await gateway.services.db.updateTable('account').set({ active_flag: 0 }).where('id', '=', id).execute()
    await expect.poll(() => readThere(token), soon).toBe('login.not.session')
  })

  it('when a sub-account loses a right, and when it is switched off', async () => {
    const owner = await newPerson({ type: 1 })
    const rights: SubAccountRight[] = ['team.read']
    const sub = await addSubAccount(gateway, owner, { name: 'phukept', rights })
    const team = (): Promise<string> =>
      there(sub.token)
        .send(calls.team.downlines, { pageNo: 0, pageSize: 10 })
        .then(
          () => 'answered',
          (error: { code: string }) => error.code,
        )
    const change = (more: { rights?: SubAccountRight[]; isOn?: boolean }) =>
      gateway.client(owner.token).send(calls.team.changeSubAccount, {
        customerId: sub.id,
        label: 'Chị Hoa',
        rights,
        isOn: true,
        ...more,
      })
    expect(await team()).toBe('answered')
    await change({ rights: [] })
    await expect.poll(team, soon).toBe('account.right.refused')
    await change({ isOn: false })
    await expect.poll(team, soon).toBe('login.not.session')
  })

  it('and when its time is over, without being told', async () => {
    const { username, password } = { username: 'member02', password: 'Saola2026' }
    const { token } = await visit(gateway).api.send(calls.session.login, {
      username,
      password,
      type: 'username',
    })
    expect(await readThere(token)).toBe('answered')
    gateway.clock.advance(sessionMs)
    expect(await readThere(token)).toBe('login.not.session')
  })
})

it('a read by a session that is kept sends one statement, an act asks for its session anew', async () => {
  const { token } = await newPerson()
  await readThere(token)
  const asked = await statementsOf(() => there(token).send(calls.wallet.balance))
  expect(asked).toHaveLength(1)
  const acted = await statementsOf(() => there(token).send(calls.session.logout))
  expect(acted.some(({ text }) => text.includes('from "session"'))).toBe(true)
})
