import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { minuteMs } from '@saola/rules'
import { findPatterns } from '../../../src/protection/patterns/find-patterns.ts'
import { openLottery } from '../../lottery/stage.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import type { TestPerson } from '../../wallet/people.ts'
import {
  addMembers,
  addOpenDraw,
  eventsOfPatterns,
  look,
  on13,
  onSide,
  patternsOn,
  place,
  shareDevice,
} from './stage.ts'

const gameCode = 'NORTH_THAT_IS_WATCHED'
let gateway: TestGateway
let market: string
let drawId: string
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  gateway.services.askVendor = () => Promise.resolve(undefined)
  await openLottery(gateway, gameCode)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  number += 1
  const numero = `20261122-${3000 + number}`
  market = `${gameCode} ${numero}`
  drawId = await addOpenDraw(gateway, gameCode, numero, 30)
})

const find = () => findPatterns.run(gateway.services)
const bet = (who: TestPerson, ...lines: Parameters<typeof place>[2]['lines']) =>
  place(gateway, who, { gameCode, drawId, lines })

describe('many accounts on one number of a draw (protection 26)', () => {
  beforeEach(() => look(gateway, { crowd: { accounts: 3, minutes: 5 } }))

  it('are found from so many on, whichever way they bet on it', async () => {
    const [one, two, three] = (await addMembers(gateway, 3)) as [TestPerson, TestPerson, TestPerson]
    await bet(one, on13)
    await bet(two, { type: 'lo-2', numbers: ['13', '77'], base: 1_000, odds: 99.5 })
    await bet(one, on13)
    expect(await find()).toBe(0)
    gateway.clock.advance(5 * minuteMs)
    await bet(three, on13)
    expect(await find()).toBe(1)
    const [pattern] = await patternsOn(gateway, market)
    expect(pattern).toMatchObject({
      kind: 'crowd',
      selection: '13',
      state: 'open',
      names: [one.name, two.name, three.name].toSorted(),
      facts: { accounts: 3, amount: 30_000 + 27_000, rule: { accounts: 3, minutes: 5 } },
    })
    expect((pattern?.endsAt ?? 0) - (pattern?.startsAt ?? 0)).toBe(5 * minuteMs)
  })

  it('are none where the last of them comes a millisecond later', async () => {
    const members = await addMembers(gateway, 3)
    for (const [at, member] of members.entries()) {
      if (at === 2) gateway.clock.advance(5 * minuteMs + 1)
      await bet(member, on13)
    }
    expect(await find()).toBe(0)
  })

  it('are told once in their window, and anew after it (protection 27)', async () => {
    const members = await addMembers(gateway, 4)
    const before = (await eventsOfPatterns(gateway)).length
    for (const member of members.slice(0, 3)) await bet(member, on13)
    expect(await find()).toBe(1)
    await bet(members[3] as TestPerson, on13)
    expect([await find(), await find()]).toEqual([0, 0])
    gateway.clock.advance(5 * minuteMs + 1)
    for (const member of members) await bet(member, on13)
    expect(await find()).toBe(1)
    const events = (await eventsOfPatterns(gateway)).slice(before)
    expect(events).toMatchObject([
      { subject: `crowd: ${market}, 13`, actor: 'gateway', after: { accounts: 3 } },
      { subject: `crowd: ${market}, 13`, after: { accounts: 4 } },
    ])
    expect(events[0]?.merchant_id).not.toBeNull()
  })
})

describe('both sides of a draw by accounts that share something (protection 26)', () => {
  const rule = { least: 500_000, similar: 80 }
  beforeEach(() => look(gateway, { opposite: rule }))

  it('are found where the sums are similar, once', async () => {
    const [one, two] = (await addMembers(gateway, 2)) as [TestPerson, TestPerson]
    await shareDevice(gateway, [one, two])
    await bet(one, onSide('chan', 1_000_000))
    await bet(two, onSide('le', 799_000))
    expect(await find()).toBe(0)
    await bet(two, onSide('le', 1_000))
    expect(await find()).toBe(1)
    expect(await patternsOn(gateway, market)).toMatchObject([
      {
        kind: 'opposite',
        selection: 'chan-le chan | chan-le le',
        names: [one.name, two.name].toSorted(),
        facts: { accounts: 2, amount: 1_000_000, other: 800_000, signs: ['device'] },
      },
    ])
    await bet(two, onSide('le', 100_000))
    expect(await find()).toBe(0)
  })

  it('are found by an address or a bank account holder too', async () => {
    const [one, two, three] = (await addMembers(gateway, 3)) as [TestPerson, TestPerson, TestPerson]
    const { db, now } = gateway.services
    for (const { id } of [one, two])
      await db
        .insertInto('known_address')
        .values({ account_id: id, ip: '203.0.113.9', first_seen_at: now() })
        .execute()
    const { merchant_id: merchantId } = await db
      .selectFrom('account')
      .select('merchant_id')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow()
    for (const { id } of [two, three])
      await db
        .insertInto('bank_card')
        .values({
          merchant_id: merchantId,
          account_id: id,
          bin: '970436',
          account_number: `00${id}`,
          holder: 'TRAN VAN HAI BEN',
          created_at: now(),
          removed_at: null,
        })
        .execute()
    await bet(one, onSide('chan', 600_000))
    await bet(three, onSide('le', 600_000))
    expect(await find()).toBe(0)
    await bet(two, onSide('le', 10_000))
    expect(await find()).toBe(1)
    expect(await patternsOn(gateway, market)).toMatchObject([
      { facts: { accounts: 3, signs: ['address', 'holder'] } },
    ])
  })

  it('are nothing below a sum, and nothing of people who share nothing', async () => {
    const [one, two, three, four] = (await addMembers(gateway, 4)) as [
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
    ]
    await shareDevice(gateway, [one, two])
    await bet(one, onSide('chan', 499_000))
    await bet(two, onSide('le', 499_000))
    await bet(three, onSide('chan', 5_000_000))
    await bet(four, onSide('le', 5_000_000))
    expect(await find()).toBe(0)
  })
})

describe('stakes that come all at once before the close of a draw (protection 26)', () => {
  beforeEach(() => look(gateway, { sudden: { minutes: 10, times: 5, least: 1_000_000 } }))

  /** It took bets for an hour and takes them for half an hour more: eighty minutes are usual, the last ten are not. */
  it('are found from so many times what is usual on', async () => {
    const [one, two] = (await addMembers(gateway, 2)) as [TestPerson, TestPerson]
    await bet(one, { ...on13, base: 1_600_000 })
    expect(await find()).toBe(0)
    gateway.clock.advance(20 * minuteMs)
    // Ten of eighty minutes are 200,000 đồng, and five times that 1,000,000.
    await bet(two, { ...on13, base: 999_000 })
    expect(await find()).toBe(0)
    await bet(one, { ...on13, base: 1_000 })
    expect(await find()).toBe(1)
    expect(await patternsOn(gateway, market)).toMatchObject([
      { kind: 'sudden', selection: '13', facts: { accounts: 2, amount: 1_000_000, usual: 200_000 } },
    ])
    await bet(two, { ...on13, base: 1_000_000 })
    expect(await find()).toBe(0)
  })

  it('are none where as much came before', async () => {
    const [one] = (await addMembers(gateway, 1)) as [TestPerson]
    await bet(one, { ...on13, base: 3_000_000 })
    gateway.clock.advance(20 * minuteMs)
    await bet(one, { ...on13, base: 1_500_000 })
    expect(await find()).toBe(0)
  })
})

describe('a quiet night (protection 26)', () => {
  it('makes no pattern and no event', async () => {
    await look(gateway, {
      crowd: { accounts: 10, minutes: 5 },
      opposite: { least: 500_000, similar: 80 },
      sudden: { minutes: 10, times: 20, least: 5_000_000 },
    })
    const before = (await eventsOfPatterns(gateway)).length
    const members = await addMembers(gateway, 6)
    for (const [at, member] of members.entries()) {
      await bet(
        member,
        { ...on13, numbers: [`${20 + at}`, '13'] },
        onSide(at % 2 === 0 ? 'chan' : 'le', 200_000),
      )
      gateway.clock.advance(4 * minuteMs)
      expect(await find()).toBe(0)
    }
    expect(await eventsOfPatterns(gateway)).toHaveLength(before)
  })

  it('is not looked at where the merchant looks for nothing, and nothing is kept of it', async () => {
    await look(gateway, {})
    for (const member of await addMembers(gateway, 3)) await bet(member, on13)
    expect(await find()).toBe(0)
    expect(await gateway.services.db.selectFrom('watched_stake').select('bet').execute()).toEqual([])
  })

  it('keeps no stake once its draw is over for long', async () => {
    await look(gateway, { crowd: { accounts: 3, minutes: 5 } })
    const [one] = (await addMembers(gateway, 1)) as [TestPerson]
    await bet(one, on13)
    await find()
    const kept = () =>
      gateway.services.db.selectFrom('watched_stake').select('bet').where('market', '=', market).execute()
    expect(await kept()).toHaveLength(1)
    gateway.clock.advance(30 * minuteMs + 6 * 60 * minuteMs + 1)
    await find()
    expect(await kept()).toEqual([])
  })
})
