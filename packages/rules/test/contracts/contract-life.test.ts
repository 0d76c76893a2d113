import {
  applyStep,
  contractStatuses,
  contractStepNames,
  expireOffer,
  nextContractSteps,
  stepOfLetter,
  type Contract,
  type ContractStep,
  type ContractStepName,
} from '@saola/rules'
import { describe, expect, it } from 'vitest'
import { blank, dividend, downlineNow, realTime, samples, uplineNow } from './contract-samples.ts'
import { forSeeds } from '../seeded.ts'

const countered = { ...samples.P, status: 'E', offer: { terms: dividend(25_000), by: 'downline' } } as const

it.each([
  ['nothing offered', samples.N, ['offer'], []],
  ['P pending', samples.P, ['edit', 'take_back'], ['accept', 'reject', 'edit']],
  ['E edited', samples.E, ['edit', 'take_back'], ['accept', 'reject', 'edit']],
  ['E countered', countered, ['accept', 'reject', 'edit'], ['edit', 'take_back']],
  ['A signed', samples.A, ['edit', 'request_termination'], ['terminate']],
  ['V termination requested', samples.V, ['take_back'], ['agree_termination', 'refuse_termination']],
  ['C cancelled', samples.C, ['offer'], []],
  ['R rejected', samples.R, ['offer'], []],
] as const)('contracts 3: %s', (_state, contract, upline, downline) => {
  expect(nextContractSteps(contract, 'upline')).toEqual(upline)
  expect(nextContractSteps(contract, 'downline')).toEqual(downline)
})

it.each([
  ['N', 'upline', samples.N, 'offer'],
  ['E', 'upline', samples.A, 'edit'],
  ['C', 'upline', samples.A, 'request_termination'],
  ['V', 'upline', samples.A, 'request_termination'],
  ['C', 'upline', samples.P, 'take_back'],
  ['C', 'upline', samples.V, undefined],
  ['V', 'upline', samples.V, undefined],
  ['A', 'upline', samples.P, undefined],
  ['A', 'upline', countered, 'accept'],
  ['R', 'upline', countered, 'reject'],
  ['A', 'downline', samples.P, 'accept'],
  ['A', 'downline', samples.E, 'accept'],
  ['A', 'downline', samples.V, 'refuse_termination'],
  ['R', 'downline', samples.P, 'reject'],
  ['R', 'downline', samples.V, undefined],
  ['E', 'downline', samples.P, 'edit'],
  ['C', 'downline', samples.V, 'agree_termination'],
  ['C', 'downline', samples.A, 'terminate'],
  ['C', 'downline', samples.P, undefined],
  ['V', 'downline', samples.A, undefined],
  ['X', 'upline', samples.A, undefined],
] as const)('contracts 5: the letter %s of the %s', (letter, who, contract, step) => {
  expect(stepOfLetter(contract, who, letter)).toBe(step)
})

const terms = dividend(30_000)
const offer = { terms, by: 'upline' } as const
const signed = dividend(10_000)

it.each([
  ['offer', 'upline', 'N', { status: 'P', offer }, 'N'],
  ['offer', 'upline', 'C', { status: 'P', offer }, 'N'],
  ['offer', 'upline', 'R', { status: 'P', offer }, 'N'],
  ['edit', 'upline', 'P', { status: 'E', offer }, 'E'],
  ['edit', 'upline', 'A', { status: 'E', offer, signed }, 'E'],
  ['edit', 'downline', 'P', { status: 'E', offer: { terms, by: 'downline' } }, 'E'],
  ['edit', 'downline', 'E', { status: 'E', offer: { terms, by: 'downline' }, signed }, 'E'],
  ['accept', 'downline', 'P', { status: 'A', signed: dividend(20_000) }, 'A'],
  ['accept', 'downline', 'E', { status: 'A', signed: dividend(20_000) }, 'A'],
  ['reject', 'downline', 'P', { status: 'R' }, 'R'],
  ['reject', 'downline', 'E', { status: 'A', signed }, 'R'],
  ['take_back', 'upline', 'P', { status: 'C' }, 'C'],
  ['take_back', 'upline', 'E', { status: 'A', signed }, 'A'],
  ['take_back', 'upline', 'V', { status: 'A', signed }, 'A'],
  ['request_termination', 'upline', 'A', { status: 'V', signed }, 'V'],
  ['agree_termination', 'downline', 'V', { status: 'C' }, 'C'],
  ['refuse_termination', 'downline', 'V', { status: 'A', signed }, 'A'],
  ['terminate', 'downline', 'A', { status: 'C' }, 'C'],
] as const)('contracts 3: %s by the %s from %s', (name, who, from, after, action) => {
  const step = stepNamed(name)
  const { status: _from, ...parties } = blank
  expect(applyStep(samples[from], step, { ...uplineNow, who })).toStrictEqual({
    kind: 'applied',
    contract: { ...parties, ...after },
    ended: [],
    events: [{ contractId: 'c1', action, by: who, activityDate: 1_000 }],
  })
})

it('refuses every step that is not listed', () => {
  for (const status of contractStatuses) {
    for (const who of ['upline', 'downline'] as const) {
      const open = nextContractSteps(samples[status], who)
      for (const name of contractStepNames) {
        const kind = applyStep(samples[status], stepNamed(name), { ...uplineNow, who }).kind
        expect(kind, `${status} ${who} ${name}`).toBe(open.includes(name) ? 'applied' : 'refused')
      }
    }
  }
})

it('names the reason of a refused step', () => {
  expect(applyStep(samples.A, { do: 'accept' }, downlineNow)).toStrictEqual({
    kind: 'refused',
    key: 'contracts.refused.step',
  })
  expect(applyStep({ ...blank, status: 'P' }, { do: 'accept' }, downlineNow)).toEqual({
    kind: 'refused',
    key: 'contracts.refused.step',
  })
})

describe('an offer with an end', () => {
  const until2000 = { ...samples.P, offer: { ...samples.P.offer, expiresAt: 2_000 } }
  const edit2000 = { ...samples.E, offer: { ...samples.E.offer, expiresAt: 2_000 } }

  it('is written as it was given', () => {
    const made = applyStep(blank, { do: 'offer', terms, expiresAt: 2_000 }, uplineNow)
    expect(made).toMatchObject({ contract: { offer: { terms, by: 'upline', expiresAt: 2_000 } } })
  })

  it('is signed just before, and no longer then', () => {
    expect(applyStep(until2000, { do: 'accept' }, { ...downlineNow, now: 1_999 }).kind).toBe('applied')
    for (const now of [2_000, 2_500]) {
      expect(applyStep(until2000, { do: 'accept' }, { ...downlineNow, now })).toEqual({
        kind: 'refused',
        key: 'contracts.refused.offer_expired',
        params: { endedAt: 2_000 },
      })
    }
  })

  it('is declined by the system, and signed terms stay in force', () => {
    const events = [{ contractId: 'c1', action: 'R', by: 'system', activityDate: 2_000 }]
    expect(expireOffer(until2000, 1_999)).toBeUndefined()
    expect(expireOffer(until2000, 2_000)).toEqual({ contract: samples.R, events })
    expect(expireOffer(edit2000, 2_000)).toEqual({ contract: samples.A, events })
    expect(expireOffer(samples.P, 2_000)).toBeUndefined()
    expect(expireOffer(samples.A, 2_000)).toBeUndefined()
  })
})

it('refuses terms beyond the bounds when they are offered, edited and signed', () => {
  const issue = { tier: 0, field: 'rate', key: 'contracts.issue.rate_between' }
  const params = { minRate: 0, maxRate: 20_000 }
  const bounds = { minRate: 0, maxRate: 20_000 }
  const invalid = { kind: 'invalid', issues: [{ ...issue, params }] }
  const tight = { ...uplineNow, bounds }
  expect(applyStep(blank, { do: 'offer', terms }, tight)).toEqual(invalid)
  expect(applyStep(samples.A, { do: 'edit', terms }, tight)).toEqual(invalid)
  expect(applyStep(samples.P, { do: 'accept' }, { ...downlineNow, bounds })).toEqual(invalid)
})

it('refuses terms of another kind', () => {
  const step: ContractStep = { do: 'offer', terms: realTime(1_000, 1_000) }
  const invalid = { kind: 'invalid', issues: [{ field: 'kind', key: 'contracts.issue.kind' }] }
  expect(applyStep(blank, step, uplineNow)).toEqual(invalid)
  const bounds = { ...uplineNow.bounds, own: dividend(20_000) }
  const hourly = { ...blank, kind: 'realtime' } as const
  expect(applyStep(hourly, step, { ...uplineNow, bounds })).toEqual(invalid)
})

it('keeps any walk through a contract sound', () => {
  forSeeds(200, (whole) => {
    let contract: Contract = blank
    for (let turn = 0; turn < 30; turn += 1) {
      const who = whole(0, 1) === 0 ? 'upline' : 'downline'
      const open = nextContractSteps(contract, who)
      const name = open[whole(0, 8)]
      if (name === undefined) continue
      const result = applyStep(contract, stepNamed(name, whole(1, 49_999)), { ...uplineNow, who })
      if (result.kind !== 'applied') throw new Error(`${name} by ${who} is ${result.kind}`)
      contract = result.contract
      expect('offer' in contract).toBe(contract.status === 'P' || contract.status === 'E')
      if ('AV'.includes(contract.status)) expect(contract.signed).toBeDefined()
      if ('PCR'.includes(contract.status)) expect('signed' in contract).toBe(false)
    }
  })
})

function stepNamed(name: ContractStepName, rate = 30_000): ContractStep {
  if (name === 'offer' || name === 'edit') return { do: name, terms: dividend(rate) }
  return { do: name }
}
