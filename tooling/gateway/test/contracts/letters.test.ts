import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import type { ContractKind, Terms } from '@saola/rules'
import { refusal } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'
import { asSent, flat, offer } from './stage.ts'

let gateway: TestGateway
let top: TestPerson
let member: TestPerson
beforeAll(async () => {
  gateway = await startGateway()
  top = await addPerson(gateway, 'lettertop', { type: 2 })
  member = await addPerson(gateway, 'lettermember', { upline: top })
})
afterAll(() => gateway.close())

const api = (person: TestPerson) => gateway.client(person.token)
const consolidated = () => api(member).send(calls.contracts.consolidated)

const terms: Record<ContractKind, Terms> = {
  dividend: {
    kind: 'dividend',
    tiers: [
      { betVolume: 1_000_000, activeMembers: 1, rateType: 'P', rate: 5_000 },
      { betVolume: 5_000_000, activeMembers: 3, rateType: 'P', rate: 12_500 },
    ],
  },
  daily: flat('daily', 500, { betVolume: 1_000_000, activeMembers: 2 }),
  hourly: flat('hourly', 2_000, { betVolume: 1_000_000, rateType: 'F' }),
  realtime: { kind: 'realtime', lossRate: 1_000, profitRate: 500, minimumBet: 10_000 },
}

describe.each([
  [
    'dividend',
    'divtypereq',
    'divtypeinfo',
    calls.contracts.processDividend,
    { minimumBet: '1000000,5000000', activeMember: '1,3', contractRate: '5,12.5' },
  ],
  [
    'daily',
    'dailysalreqtype',
    'contractmrdailysalinfotype',
    calls.contracts.processDailySalary,
    { details: [{ betVolume: 1_000_000, activeMember: 2, rateType: 'P', rate: 0.5 }] },
  ],
  [
    'hourly',
    'contracthoursalreq',
    'contracthoursalinfo',
    calls.contracts.processHourlySalary,
    { details: [{ betVolume: 1_000_000, activeMember: 0, rateType: 'F', rate: 2_000 }] },
  ],
  [
    'realtime',
    'realtimesalreqtype',
    'realtimesalinfotype',
    calls.contracts.processRealTimeSalary,
    { minimumBet: 10_000 },
  ],
] as const)(
  'a %s contract by the calls of the family (contracts 5 and 18)',
  (kind, waiting, inForce, call, shown) => {
    let id = ''
    it('says what waits for an answer, with its terms', async () => {
      id = (await offer(gateway, top, member, terms[kind])).id
      expect((await consolidated())[waiting]).toMatchObject([{ id, status: 'P', ...shown }])
      expect((await consolidated())[inForce]).toBeUndefined()
    })

    it('is signed with A, and is then in force and waits no longer', async () => {
      await api(member).send(call, { id, status: 'A' })
      expect((await consolidated())[inForce]).toBe('1')
      expect((await consolidated())[waiting]).toBeUndefined()
    })

    it('refuses a letter that means nothing now', async () => {
      const refused = await refusal(api(member).send(call, { id, status: 'R' }))
      expect([refused.status, refused.code]).toEqual([400, 'contracts.refused'])
    })

    it('is kept with A and ended with C once its end is asked for', async () => {
      const ask = () =>
        api(top).send(calls.contracts.takeStep, { contractId: id, step: 'request_termination', version: 1 })
      await ask()
      expect((await consolidated())[waiting]).toMatchObject([{ id, status: 'V' }])
      await api(member).send(call, { id, status: 'A' })
      expect((await consolidated())[waiting]).toBeUndefined()
      await ask()
      await api(member).send(call, { id, status: 'C' })
      expect((await consolidated())[inForce]).toBeUndefined()
    })
  },
)

it.each([
  ['a dividend', calls.contracts.processContractDividend, 'dividend'],
  ['a daily salary', calls.contracts.processDailySalaryContract, 'daily'],
  ['an hourly salary', calls.contracts.processContractHourSalary, 'hourly'],
] as const)('%s is answered by its newer name, and without an id, too', async (_words, call, kind) => {
  const { id } = await offer(gateway, top, member, terms[kind])
  await api(member).send(call, { status: 'R' })
  const { status } = await api(member).send(calls.contracts.detail, { contractId: id })
  expect(status).toBe('R')
})

it('answers a contract of another kind like one that nobody has', async () => {
  const { id } = await offer(gateway, top, member, terms.daily)
  const refused = await refusal(api(member).send(calls.contracts.processDividend, { id, status: 'A' }))
  expect([refused.status, refused.code]).toEqual([404, 'not_found'])
})

it('does not ask about an offer that the member has countered', async () => {
  const [open] = (await api(member).send(calls.contracts.own)).list
  await api(member).send(calls.contracts.edit, {
    contractId: open?.id ?? '',
    version: open?.offer?.version ?? 0,
    terms: asSent(flat('daily', 900)),
  })
  expect((await consolidated()).dailysalreqtype).toBeUndefined()
})
