import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { contractKinds } from '@saola/rules'
import { visit, type Visitor } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

async function signedIn(name: string): Promise<Visitor['api']> {
  const visitor = visit(gateway)
  await visitor.signIn(name)
  return visitor.api
}

describe('the demo line', () => {
  it('has a contract of every kind in force, each with its history', async () => {
    const api = await signedIn('agent01')
    const { list } = await api.send(calls.contracts.own)
    expect(list.map(({ kind, status }) => `${kind} ${status}`).toSorted()).toEqual(
      contractKinds.map((kind) => `${kind} A`).toSorted(),
    )
    for (const { id } of list) {
      const { history } = await api.send(calls.contracts.detail, { contractId: id })
      expect(history.map(({ action, by }) => `${action} ${by}`)).toEqual(['N upline', 'A downline'])
    }
  })

  it.each([
    ['agent05', 'divtypereq'],
    ['agent04', 'dailysalreqtype'],
  ] as const)('has an offer that waits for %s', async (name, field) => {
    const waiting = await (await signedIn(name)).send(calls.contracts.consolidated)
    expect(waiting).toEqual({ [field]: [expect.objectContaining({ status: 'P', version: 1 })] })
  })
})
