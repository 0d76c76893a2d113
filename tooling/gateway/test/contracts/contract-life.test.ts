import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type ContractView } from '@saola/protocol'
import { expireOffers } from '../../src/contracts/expire-offers.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal } from '../http/visitor.ts'
import type { TestPerson } from '../wallet/people.ts'
import { accept, asSent, codeOf, flat, offer, openLine, sign, type Line } from './stage.ts'

let gateway: TestGateway
let line: Line
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
  line = await openLine(gateway, 'life')
})
afterAll(() => gateway.close())

const api = (person: TestPerson) => gateway.client(person.token)
const step = (
  person: TestPerson,
  contract: ContractView,
  wanted:
    | 'reject'
    | 'take_back'
    | 'request_termination'
    | 'agree_termination'
    | 'refuse_termination'
    | 'terminate',
) => {
  const version = contract.offer?.version ?? contract.signed?.version ?? 0
  return api(person).send(calls.contracts.takeStep, { contractId: contract.id, step: wanted, version })
}
const edit = (person: TestPerson, contract: ContractView, rate: number) =>
  api(person).send(calls.contracts.edit, {
    contractId: contract.id,
    version: contract.offer?.version ?? contract.signed?.version ?? 0,
    terms: asSent(flat('daily', rate)),
    code: codeOf(gateway, person),
  })
/** A daily salary of top and middle from its beginning; what is open is ended first. */
async function fresh(rate = 1_000): Promise<ContractView> {
  const { list } = await api(line.middle).send(calls.contracts.own)
  for (const open of list) {
    if (open.offer?.by === 'upline') await step(line.middle, open, 'reject')
    else if (open.offer) await step(line.middle, open, 'take_back')
    if (open.signed) await step(line.middle, { ...open, offer: undefined }, 'terminate')
  }
  return offer(gateway, line.top, line.middle, flat('daily', rate))
}
async function history(contract: ContractView): Promise<string> {
  const { history: events } = await api(line.top).send(calls.contracts.detail, { contractId: contract.id })
  return events.map(({ action, by, version }) => `${action}${version} ${by}`).join(', ')
}

describe('a contract lives (contracts 2, 3 and 6)', () => {
  it('offered, countered, edited and signed, with the terms beside those in force', async () => {
    const offered = await fresh()
    expect([offered.status, offered.steps]).toEqual(['P', ['edit', 'take_back']])
    const [seen] = (await api(line.middle).send(calls.contracts.own)).list
    expect(seen).toMatchObject({ side: 'downline', steps: ['accept', 'reject', 'edit'], offerer: 'lifetop' })
    const countered = await edit(line.middle, offered, 1_500)
    expect([countered.status, countered.offer?.by]).toEqual(['E', 'downline'])
    const again = await edit(line.top, countered, 1_200)
    const signed = await accept(gateway, line.middle, again.id)
    expect(signed).toMatchObject({ status: 'A', signed: { version: 3, terms: flat('daily', 1_200) } })
    expect(signed.offer).toBeUndefined()
    const edited = await edit(line.top, signed, 900)
    expect(edited).toMatchObject({
      status: 'E',
      signed: { version: 3, terms: flat('daily', 1_200) },
      offer: { version: 4, terms: flat('daily', 900), by: 'upline' },
    })
    const kept = await step(line.middle, edited, 'reject')
    expect([kept.status, kept.signed?.version]).toEqual(['A', 3])
    expect(await history(signed)).toBe(
      'N1 upline, E2 downline, E3 upline, A3 downline, E4 upline, R4 downline',
    )
  })

  it.each([
    ['rejected', 'reject', 'middle', 'R', 'N1 upline, R1 downline'],
    ['taken back', 'take_back', 'top', 'C', 'N1 upline, C1 upline'],
  ] as const)('an offer that is %s is over', async (_words, wanted, who, status, events) => {
    const offered = await fresh()
    const after = await step(line[who], offered, wanted)
    expect([after.status, after.endedDate]).toEqual([status, gateway.clock.now()])
    expect(await history(offered)).toBe(events)
  })

  it.each([
    ['kept', ['request_termination top', 'refuse_termination middle'], 'A', 'V1 upline, A1 downline'],
    ['not asked for after all', ['request_termination top', 'take_back top'], 'A', 'V1 upline, A1 upline'],
    ['agreed to', ['request_termination top', 'agree_termination middle'], 'C', 'V1 upline, C1 downline'],
    ['its paid side wants', ['terminate middle'], 'C', 'C1 downline'],
  ] as const)('an end that is %s', async (_words, steps, status, events) => {
    const { id } = await fresh()
    let contract = await accept(gateway, line.middle, id)
    for (const each of steps) {
      const [wanted, who] = each.split(' ') as ['terminate', 'top' | 'middle']
      contract = await step(line[who], contract, wanted)
    }
    expect(contract.status).toBe(status)
    expect(await history(contract)).toBe(`N1 upline, A1 downline, ${events}`)
  })

  it('keeps every version with the time in which it was in force', async () => {
    const { id } = await fresh()
    const signed = await accept(gateway, line.middle, id)
    const first = gateway.clock.now()
    const edited = await edit(line.top, signed, 800)
    const again = await accept(gateway, line.middle, edited.id)
    const second = gateway.clock.now()
    expect([signed.signedDate, again.signedDate]).toEqual([first, second])
    gateway.clock.advance(1_000)
    await step(line.middle, { ...edited, offer: undefined, signed: edited.offer }, 'terminate')
    const { versions } = await api(line.middle).send(calls.contracts.detail, { contractId: id })
    expect(versions.map(({ inForceFrom, inForceTo }) => [inForceFrom, inForceTo])).toEqual([
      [first, second],
      [second, second + 1_000],
    ])
  })
})

describe('an offer with an end (contracts 22)', () => {
  it('is taken off the table by the clock, and can no longer be signed', async () => {
    await fresh().then((open) => step(line.top, open, 'take_back'))
    const expiresAt = gateway.clock.now() + 3_600_000
    const offered = await offer(gateway, line.top, line.middle, flat('daily', 700), {
      expiresAt,
      note: 'Thử',
    })
    expect(offered.offer).toMatchObject({ expiresAt, note: 'Thử' })
    expect(await expireOffers.run(gateway.services)).toBe(0)
    gateway.clock.advance(3_600_000)
    const late = await refusal(accept(gateway, line.middle, offered.id))
    expect([late.code, late.message]).toEqual(['contracts.refused', expect.stringContaining('hết hạn')])
    expect(await expireOffers.run(gateway.services)).toBe(1)
    expect(await expireOffers.run(gateway.services)).toBe(0)
    expect(await history(offered)).toBe('N1 upline, R1 system')
  })

  it('leaves terms in force when an edit of them was not answered', async () => {
    const contract = await accept(gateway, line.middle, (await fresh()).id)
    await api(line.top).send(calls.contracts.edit, {
      contractId: contract.id,
      version: 1,
      terms: asSent(flat('daily', 2_000)),
      code: codeOf(gateway, line.top),
      expiresAt: gateway.clock.now() + 1_000,
    })
    gateway.clock.advance(1_000)
    expect(await expireOffers.run(gateway.services)).toBe(1)
    const { status, signed } = await api(line.top).send(calls.contracts.detail, { contractId: contract.id })
    expect([status, signed?.terms]).toEqual(['A', flat('daily', 1_000)])
  })
})

describe('what was not seen is not signed (contracts 21)', () => {
  it('refuses terms that have changed meanwhile, and shows them', async () => {
    const offered = await fresh()
    await edit(line.top, offered, 300)
    const changed = await refusal(
      api(line.middle).send(calls.contracts.takeStep, {
        contractId: offered.id,
        step: 'accept',
        version: 1,
        code: codeOf(gateway, line.middle),
      }),
    )
    expect([changed.status, changed.code]).toEqual([409, 'contracts.changed'])
    expect(changed.body).toMatchObject({ value: { contract: { offer: { version: 2 } } } })
  })

  it('ends exactly the downline contracts of the list, and none when the list has changed', async () => {
    const own = await accept(gateway, line.middle, (await fresh(2_000)).id)
    const high = await sign(gateway, line.middle, line.low, flat('daily', 1_800))
    const low = await sign(gateway, line.middle, line.beside, flat('daily', 900))
    const edited = await edit(line.top, own, 1_000)
    const shown = await api(line.middle).send(calls.contracts.endings, { contractId: own.id })
    expect(shown.list.map(({ id }) => id)).toEqual([high.id])
    const signUnder = (endings?: string) =>
      api(line.middle).send(calls.contracts.takeStep, {
        contractId: own.id,
        step: 'accept',
        version: edited.offer?.version ?? 0,
        ...(endings !== undefined && { endings }),
        code: codeOf(gateway, line.middle),
      })
    const unseen = await refusal(signUnder())
    expect([unseen.status, unseen.body]).toMatchObject([
      409,
      { value: { endings: { list: [{ id: high.id }], token: shown.token } } },
    ])
    // A second contract rises above the new rate between the look and the signature.
    const raised = await edit(line.middle, low, 1_500)
    const stale = await refusal(signUnder(shown.token))
    expect(stale.body).toMatchObject({ value: { endings: { list: [{ id: high.id }, { id: low.id }] } } })
    expect(raised.offer?.version).toBe(2)
    const { token } = await api(line.middle).send(calls.contracts.endings, { contractId: own.id })
    await signUnder(token)
    for (const id of [high.id, low.id]) {
      const ended = await api(line.middle).send(calls.contracts.detail, { contractId: id })
      expect([ended.status, ended.history.at(-1)]).toMatchObject(['C', { action: 'C', by: 'system' }])
    }
  })
})
