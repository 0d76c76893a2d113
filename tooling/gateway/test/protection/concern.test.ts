import { calls, type ConcernKind } from '@saola/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operateConcern, type ConcernOperation } from '../../src/operations/operate-concern.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal, visit } from '../http/visitor.ts'
import { addPerson, fund } from '../wallet/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

const story = 'Anh ấy chơi mỗi đêm từ tháng trước và đã bán xe để nạp tiền.'

function report(person: string, more: Partial<Parameters<typeof toInput>[1]> = {}) {
  return visit(gateway).api.send(calls.protection.report, toInput(person, more))
}

function toInput(
  person: string,
  more: {
    kind?: ConcernKind
    personName?: string
    story?: string
    reporterName?: string
    reporterContact?: string
  },
) {
  return {
    kind: 'family' as ConcernKind,
    person,
    relation: 'spouse' as const,
    story,
    reporterName: 'Trần Thị Lan',
    reporterContact: '0912 345 678',
    ...more,
  }
}

async function waiting() {
  const answer = await operateConcern(gateway.services, { do: 'waiting', merchant: 'saola' })
  return 'waiting' in answer ? answer.waiting : []
}

async function idOf(reference: string): Promise<number> {
  return (await waiting()).find((row) => row.reference === reference)?.concernId ?? 0
}

const decide = (
  wanted: Omit<Extract<ConcernOperation, { do: 'close' }>, 'do' | 'merchant' | 'note' | 'by'>,
) => ({
  ...wanted,
  merchant: 'saola',
  note: 'Đã gọi cho người báo.',
  by: 'Hà',
})

describe('a report about somebody else (protection 15)', () => {
  it('gets a number, the same way whether there is such an account or not', async () => {
    const person = await addPerson(gateway, 'nguoithan1')
    const [known, unknown] = [await report('nguoithan1'), await report('khongcoai99')]
    for (const answer of [known, unknown])
      expect(answer).toEqual({ reference: expect.stringMatching(/^[0-9A-F]{12}$/) })
    // The person learns nothing of it.
    const { list } = await gateway.client(person.token).send(calls.support.inbox, { page: 1, size: 10 })
    expect(list).toEqual([])
    expect((await waiting()).map((row) => row.person)).toEqual(['nguoithan1', 'khongcoai99'])
    gateway.clock.advance(300_000)
  })

  it.each([
    ['person', { person: ' ' }],
    ['personName', { personName: 'A' }],
    ['story', { story: 'Quá ngắn' }],
    ['reporterName', { reporterName: '' }],
    ['reporterContact', { reporterContact: '' }],
    ['reporterContact', { reporterContact: '0123' }],
    ['reporterContact', { reporterContact: 'lan@' }],
  ])('names %s where %j is wrong (validation 22)', async (field, wrong) => {
    const { person = 'nguoithan1', ...more } = wrong as { person?: string }
    const refused = await refusal(report(person, more))
    expect(refused).toMatchObject({ status: 400, body: { field } })
  })

  it('of a minor stands before those of relatives', async () => {
    await report('emhocsinh', { kind: 'minor', reporterContact: 'lan@example.com' })
    expect((await waiting())[0]).toMatchObject({ kind: 'minor', person: 'emhocsinh', wish: null })
  })

  it('is taken five times from an address, and again five minutes later', async () => {
    gateway.clock.advance(300_000)
    for (let sent = 0; sent < 5; sent += 1) await report('nguoithan1')
    expect((await refusal(report('nguoithan1'))).status).toBe(429)
    gateway.clock.advance(300_000)
    await report('nguoithan1')
    gateway.clock.advance(300_000)
  })
})

describe('what the operator decides (protection 16)', () => {
  it('excludes the account once, and never for less than it is already', async () => {
    const person = await addPerson(gateway, 'nguoithan2')
    const { reference } = await report('nguoithan2')
    const concernId = await idOf(reference)
    const excluded = { ...decide({ concernId, account: 'nguoithan2' }), do: 'exclude', length: '1y' } as const
    expect(await operateConcern(gateway.services, excluded)).toEqual({ id: concernId })
    const { pause } = await gateway.client(person.token).send(calls.protection.state)
    expect(pause?.kind).toBe('exclusion')
    await expect(operateConcern(gateway.services, excluded)).rejects.toMatchObject({
      code: 'not_found',
      field: 'concernId',
    })

    const later = await report('nguoithan2')
    await operateConcern(gateway.services, {
      ...excluded,
      concernId: await idOf(later.reference),
      length: '6m',
    })
    const { pause: after } = await gateway.client(person.token).send(calls.protection.state)
    expect(after).toEqual(pause)
  })

  it('closes an account in which nothing is left, and no other', async () => {
    const person = await addPerson(gateway, 'treem01')
    await fund(gateway, person, 100_000)
    const { reference } = await report('treem01', { kind: 'minor' })
    const concernId = await idOf(reference)
    const close = { ...decide({ concernId, account: 'treem01' }), do: 'close' } as const
    await expect(operateConcern(gateway.services, close)).rejects.toMatchObject({
      code: 'member.close.refused',
    })
    expect(await idOf(reference)).toBe(concernId)

    const empty = await addPerson(gateway, 'treem02')
    await operateConcern(gateway.services, { ...close, account: 'treem02' })
    expect(await idOf(reference)).toBe(0)
    expect((await refusal(gateway.client(empty.token).send(calls.member.info))).status).toBe(401)
  })

  it('names an account that is no member, and keeps the report', async () => {
    gateway.clock.advance(300_000)
    const { reference } = await report('khongcoai99')
    const concernId = await idOf(reference)
    for (const account of ['khongcoai99', 'agent02']) {
      const wanted = { ...decide({ concernId, account }), do: 'exclude', length: 'permanent' } as const
      await expect(operateConcern(gateway.services, wanted)).rejects.toMatchObject({ field: 'account' })
    }
    expect(await idOf(reference)).toBe(concernId)
    const { account: _nobody, ...nothing } = decide({ concernId, account: '' })
    await operateConcern(gateway.services, { ...nothing, do: 'nothing' })
    expect(await idOf(reference)).toBe(0)
  })
})
