import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, settleMerchant, type TestPerson } from '../wallet/people.ts'
import { payDeposit } from './pay-deposit.ts'
import { openTable, protectionOf } from './play.ts'
import { savePassword } from './save-password.ts'

const day = 24 * 3_600_000
const password = 'Mật khẩu 123'

let gateway: TestGateway
let member: TestPerson
let mine: ReturnType<typeof protectionOf>
let number = 0
beforeAll(async () => {
  gateway = await startGateway()
  await settleMerchant(gateway)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  number += 1
  member = await addPerson(gateway, `resting${number}`)
  await fund(gateway, member, 1_000_000)
  mine = protectionOf(gateway, member)
})

describe('a break (protection 8)', () => {
  it.each([
    ['24h', day],
    ['7d', 7 * day],
    ['30d', 30 * day],
  ] as const)('of %s begins at once and ends by itself', async (length, lengthMs) => {
    const { pause, now } = await mine.rest(length)
    expect(pause).toEqual({ kind: 'break', until: now + lengthMs })
    gateway.clock.advance(lengthMs - 1)
    await expect(mine.launch()).rejects.toMatchObject({ status: 403, code: 'protection.paused' })
    gateway.clock.advance(1)
    expect(await mine.state()).not.toHaveProperty('pause')
    expect(await mine.launch()).toHaveProperty('playSessionId')
  })

  it('closes deposits and games, and says until when', async () => {
    const { pause } = await mine.rest('7d')
    const refusal = {
      code: 'protection.paused',
      body: { value: pause },
      message: expect.stringMatching(/^You are on a break until .+ Withdrawals stay open\.$/),
    }
    await expect(mine.deposit(100_000)).rejects.toMatchObject(refusal)
    await expect(mine.launch()).rejects.toMatchObject(refusal)
  })

  it('refuses the next stake of a game under way, and settles the last one', async () => {
    const table = await openTable(gateway, member)
    const { roundId } = await table.stake(100_000)
    await mine.rest('24h')
    expect(await table.stake(1_000)).toMatchObject({ status: 409, errorCode: 'seamless.paused' })
    expect(await table.win(roundId, 300_000)).toMatchObject({ status: 200 })
    expect(await balanceOf(gateway, member.wallet)).toBe(1_200_000)
  })

  it('lets money that was under way wait for a person, and says so (wallet 56)', async () => {
    const deposit = await mine.deposit(100_000)
    await mine.rest('24h')
    await payDeposit(gateway, deposit)
    expect(await balanceOf(gateway, member.wallet)).toBe(1_000_000)
    const { arrivals } = await gateway
      .client(member.token)
      .send(calls.wallet.depositStatus, { depositId: deposit.depositId })
    expect(arrivals).toMatchObject([{ amount: 100_000, state: 'waiting', held: 'pause' }])
  })

  it('leaves statement, withdrawals and signing in open', async () => {
    await savePassword(gateway, member, password)
    await mine.rest('30d')
    const api = gateway.client()
    const signedIn = await api.send(calls.session.login, {
      type: 'username',
      username: member.name,
      password,
    })
    const again = gateway.client(signedIn.token)
    expect((await again.send(calls.protection.state)).pause?.kind).toBe('break')
    expect(await again.send(calls.wallet.balance)).toMatchObject({ sumBalance: 1_000_000 })
    expect(await again.send(calls.wallet.withdrawalSettings)).toHaveProperty('minimumAmount')
  })

  it('becomes longer, never shorter', async () => {
    await mine.rest('7d')
    await expect(mine.rest('24h')).rejects.toMatchObject({ code: 'protection.refused', field: 'length' })
    const { pause, now } = await mine.rest('30d')
    expect(pause?.until).toBe(now + 30 * day)
  })

  it('is written for good', async () => {
    await mine.rest('7d')
    await expect(gateway.services.db.deleteFrom('protection_pause').execute()).rejects.toThrow(
      'never changed',
    )
    const shorter = gateway.services.db
      .updateTable('protection_pause')
      .set({ ends_at: gateway.clock.now() + 1 })
    await expect(shorter.execute()).rejects.toThrow('never changed')
  })
})

describe('an exclusion', () => {
  beforeEach(() => savePassword(gateway, member, password))

  it('needs the sign-in password', async () => {
    await expect(mine.exclude('6m', 'another one')).rejects.toMatchObject({ field: 'password' })
    await expect(mine.exclude('6m')).rejects.toMatchObject({ field: 'password' })
    expect(await mine.state()).not.toHaveProperty('pause')
  })

  it('lasts months of the calendar', async () => {
    const { pause, now } = await mine.exclude('6m', password)
    const end = new Date(pause?.until ?? 0)
    const start = new Date(now)
    expect(
      (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth(),
    ).toBe(6)
    expect(pause?.kind).toBe('exclusion')
  })

  it('for ever never ends, and a break cannot replace it', async () => {
    const { pause } = await mine.exclude('permanent', password)
    expect(pause).toEqual({ kind: 'exclusion' })
    await expect(mine.rest('30d')).rejects.toMatchObject({ code: 'protection.refused' })
    await expect(mine.exclude('1y', password)).rejects.toMatchObject({ code: 'protection.refused' })
    await expect(mine.launch()).rejects.toMatchObject({
      message: 'You have excluded yourself for ever. Withdrawals stay open.',
    })
    gateway.clock.advance(300 * day)
    await expect(mine.deposit(100_000)).rejects.toMatchObject({ code: 'protection.paused' })
  })

  it('is open to an account that never had a password', async () => {
    const bySms = await addPerson(gateway, `nopass${number}`)
    expect((await protectionOf(gateway, bySms).exclude('1y')).pause?.kind).toBe('exclusion')
  })
})
