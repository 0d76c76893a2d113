import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { breakOf, exclusionOf, type Terms } from '@saola/rules'
import { addPause } from '../../src/protection/pause-store.ts'
import { refusal } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'
import { accept, asSent, codeOf, flat, offer, openLine, sign, type Line } from './stage.ts'

let gateway: TestGateway
let line: Line
let other: Line
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
  line = await openLine(gateway, 'mine')
  other = await openLine(gateway, 'other')
  await sign(gateway, line.top, line.middle, flat('daily', 1_000))
})
afterAll(() => gateway.close())

const api = (person: TestPerson) => gateway.client(person.token, 'EN')
const realTime = (lossRate: number, profitRate: number): Terms => ({
  kind: 'realtime',
  lossRate,
  profitRate,
  minimumBet: 0,
})

describe('terms that may not be offered (contracts 7 to 9)', () => {
  it.each([
    ['above the own rate', flat('daily', 1_001), 'terms.tiers.0.rate', 'Must not be above your own 1%'],
    ['above the merchant', flat('daily', 3_001), 'terms.tiers.0.rate', 'Must be from 0% to 3%'],
    ['no tier', { kind: 'daily', tiers: [] } as Terms, 'terms.tiers', 'Add at least one tier'],
    [
      'a fixed amount above the own share of the bet',
      flat('daily', 1_001, { rateType: 'F', betVolume: 100_000 }),
      'terms.tiers.0.rate',
      'Must not be above your own 1%',
    ],
  ])('%s', async (_words, terms, field, message) => {
    const refused = await refusal(
      api(line.middle).send(calls.contracts.offer, { downlineId: String(line.low.id), terms: asSent(terms) }),
    )
    expect([refused.status, refused.code]).toEqual([400, 'contracts.terms.refused'])
    expect(refused.body).toMatchObject({ field, message, value: { issues: [{ field, message }] } })
  })

  it.each([
    ['a dividend', flat('dividend', 10)],
    ['an hourly salary', flat('hourly', 10)],
    ['a real-time salary', realTime(10, 10)],
  ])('%s by an agent that has none itself (contracts 20)', async (_words, terms) => {
    const refused = await refusal(offer(gateway, line.middle, line.low, terms))
    expect([refused.code, refused.message]).toEqual([
      'contracts.refused',
      expect.stringContaining('Bạn chưa có hợp đồng loại này'),
    ])
  })

  it('a second contract of a kind with the same account', async () => {
    const refused = await refusal(offer(gateway, line.top, line.middle, flat('daily', 500)))
    expect(refused).toMatchObject({ status: 400, code: 'contracts.refused' })
  })

  it.each([
    ['an end that has passed', { expiresAt: 1 }, 'expiresAt'],
    ['a period of a salary', { cycle: 'weekly' as const }, 'cycle'],
  ])('%s', async (_words, more, field) => {
    const refused = await refusal(offer(gateway, line.top, line.middle, flat('daily', 500), more))
    expect(refused).toMatchObject({ code: 'request_param_err', body: { field } })
  })

  it('a dividend is monthly unless its offer says otherwise', async () => {
    const monthly = await offer(gateway, line.top, line.middle, flat('dividend', 10_000))
    expect(monthly.offer).toMatchObject({ cycle: 'monthly', carryOver: 'negative' })
    const weekly = await offer(gateway, other.top, other.middle, flat('dividend', 10_000), {
      cycle: 'weekly',
    })
    expect(weekly.offer?.cycle).toBe('weekly')
  })
})

describe('whom a contract may be offered', () => {
  it.each([
    ['an account two levels below', () => line.low, 400, 'contracts.party.refused'],
    ['its own upline', () => line.middle, 404, 'not_found'],
    ["another line's agent", () => other.middle, 404, 'not_found'],
    ['itself', () => line.top, 404, 'not_found'],
    ['nobody', () => ({ ...line.low, id: 999_999_999 }), 404, 'not_found'],
  ] as const)('%s: %i', async (words, target, status, code) => {
    const caller = words === 'its own upline' ? line.low : line.top
    const refused = await refusal(offer(gateway, caller, target(), flat('daily', 10)))
    expect([refused.status, refused.code]).toEqual([status, code])
  })

  it.each([
    ['a trial account', { type: 4 as const }],
    ['a sub-account', { type: 41 as const }],
    ['a closed account', { flag: 7 }],
    ['an account on a break', { pause: 'break' as const }],
    ['an excluded account', { pause: 'exclusion' as const }],
  ])('%s: refused without a detail (contracts 24)', async (words, how) => {
    const person = await addPerson(gateway, `of${words.replaceAll(/\W/g, '')}`, {
      upline: line.middle,
      ...('type' in how && { type: how.type }),
    })
    const { db } = gateway.services
    const now = gateway.services.now()
    if ('flag' in how) {
      await db
        .updateTable('account')
        .set({ active_flag: how.flag ?? 1 })
        .where('id', '=', person.id)
        .execute()
    }
    if ('pause' in how) {
      const pause = how.pause === 'break' ? breakOf('30d', now) : exclusionOf('permanent', now)
      await addPause(db, person.id, pause)
    }
    const refused = await refusal(offer(gateway, line.middle, person, flat('daily', 10)))
    expect([refused.status, refused.code, refused.message]).toEqual([
      400,
      'contracts.party.refused',
      'Hiện không thể lập hợp đồng với tài khoản này',
    ])
  })

  it('whoever is on a break signs nothing and is told until when, but may still say no', async () => {
    const person = await addPerson(gateway, 'pausedlater', { upline: line.middle })
    const offered = await offer(gateway, line.middle, person, flat('daily', 10))
    await addPause(gateway.services.db, person.id, breakOf('30d', gateway.services.now()))
    const refused = await refusal(accept(gateway, person, offered.id))
    expect([refused.status, refused.code]).toEqual([403, 'protection.paused'])
    const rejected = await api(person).send(calls.contracts.takeStep, {
      contractId: offered.id,
      step: 'reject',
      version: 1,
    })
    expect(rejected.status).toBe('R')
  })
})

describe('the proof of an agent who signs (contracts 23)', () => {
  it('is a code of its authenticator; a member needs none', async () => {
    const bare = await addPerson(gateway, 'bareagent', { type: 1, upline: line.middle })
    const { id } = await offer(gateway, line.middle, bare, flat('daily', 10))
    const wanted = { contractId: id, step: 'accept', version: 1 } as const
    const missing = await refusal(api(bare).send(calls.contracts.takeStep, wanted))
    expect([missing.code, missing.message]).toEqual([
      'member.authenticator.off',
      'Turn on the authenticator app before you accept a contract',
    ])
    const toLow = await offer(gateway, line.middle, line.low, flat('daily', 100))
    const low = { ...wanted, contractId: toLow.id }
    expect((await refusal(api(line.low).send(calls.contracts.takeStep, low))).code).toBe(
      'member.authenticator.code',
    )
    const wrong = { ...low, code: '000000' }
    expect((await refusal(api(line.low).send(calls.contracts.takeStep, wrong))).code).toBe(
      'member.authenticator.code',
    )
    const right = { ...low, code: codeOf(gateway, line.low) }
    expect((await api(line.low).send(calls.contracts.takeStep, right)).status).toBe('A')
    const member = await offer(gateway, line.middle, line.beside, flat('daily', 100))
    const signed = await api(line.beside).send(calls.contracts.takeStep, { ...wanted, contractId: member.id })
    expect(signed.status).toBe('A')
  })
})

describe("another line's contract", () => {
  let theirs: string
  beforeAll(async () => {
    theirs = (await sign(gateway, other.top, other.middle, flat('daily', 2_000))).id
  })

  it.each([
    [
      'is shown',
      (person: TestPerson, contractId: string) => api(person).send(calls.contracts.detail, { contractId }),
    ],
    [
      'says what would end',
      (person: TestPerson, contractId: string) => api(person).send(calls.contracts.endings, { contractId }),
    ],
    [
      'takes a step',
      (person: TestPerson, contractId: string) =>
        api(person).send(calls.contracts.takeStep, { contractId, step: 'terminate', version: 1 }),
    ],
    [
      'is edited',
      (person: TestPerson, contractId: string) =>
        api(person).send(calls.contracts.edit, { contractId, version: 1, terms: asSent(flat('daily', 1)) }),
    ],
    [
      'is answered by letter',
      (person: TestPerson, id: string) =>
        api(person).send(calls.contracts.processDailySalary, { id, status: 'C' }),
    ],
  ] as const)('%s: to nobody outside, as one that nobody has', async (_words, ask) => {
    for (const person of [line.top, line.middle, line.player, other.low, other.player]) {
      const foreign = await refusal(ask(person, theirs))
      const unknown = await refusal(ask(person, '999999999'))
      expect([foreign.status, foreign.code, foreign.message]).toEqual([404, unknown.code, unknown.message])
    }
  })

  it('stands in no list and in no answer outside', async () => {
    for (const person of [line.top, line.middle, other.low]) {
      const listed = await api(person).send(calls.contracts.list, { kind: 'daily', pageNo: 1, pageSize: 50 })
      expect(JSON.stringify(listed)).not.toContain('othermiddle')
    }
    for (const person of [line.player, other.player]) {
      expect((await api(person).send(calls.contracts.own)).list).toEqual([])
      expect(await api(person).send(calls.contracts.consolidated)).toEqual({})
    }
  })
})

describe('the list of an agent', () => {
  it('has its own contract, those with its downlines, and the bounds', async () => {
    const listed = await api(line.middle).send(calls.contracts.list, {
      kind: 'daily',
      pageNo: 1,
      pageSize: 1,
    })
    expect(listed.agent).toMatchObject([{ side: 'downline', offerer: 'minetop', status: 'A' }])
    expect(listed.downline).toHaveLength(1)
    const { total, usedContracts } = listed.footer
    expect(total).toBe(usedContracts)
    expect(listed.footer).toMatchObject({ minRate: 0, maxRate: 3_000, mayOffer: true, totalContracts: 500 })
  })

  it.each([
    [{ username: 'MINElow' }, ['minelow']],
    [{ username: '%' }, []],
    [{ status: 'R' as const }, ['pausedlater']],
  ])('filtered by %j: %j', async (filter, names) => {
    const page = { kind: 'daily', pageNo: 1, pageSize: 50 } as const
    const { downline } = await api(line.middle).send(calls.contracts.list, { ...page, ...filter })
    expect(downline.map(({ receiver }) => receiver)).toEqual(names)
  })

  it('says that an agent without a contract of its own may offer none', async () => {
    const page = { kind: 'hourly', pageNo: 1, pageSize: 50 } as const
    expect((await api(line.middle).send(calls.contracts.list, page)).footer.mayOffer).toBe(false)
    expect((await api(line.top).send(calls.contracts.list, page)).footer.mayOffer).toBe(true)
  })
})
