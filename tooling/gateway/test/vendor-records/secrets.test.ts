import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls } from '@saola/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectReconciled } from '../expect-reconciled.ts'
import { operate } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { launch, type Answer } from '../vendor/seat.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { act, asVendor, bamboo, serveTitle } from './stage.ts'

const next = 'gilt-bamboo-signs-by-this-now'

/** The wallet of a vendor that counts in thousands, with the secrets that it knows. */
type FarWallet = { server: Server; origin: string; knows: string[]; held: number; orders: unknown[] }

async function openFarWallet(): Promise<FarWallet> {
  const server = createServer((request, response) => {
    void (async () => {
      let text = ''
      for await (const chunk of request) text += String(chunk)
      if (!far.knows.some((secret) => request.headers.authorization === `Bearer ${secret}`))
        return void response.writeHead(401).end()
      if (request.method === 'GET') return void response.end(JSON.stringify({ balance: far.held }))
      const order = JSON.parse(text) as { direction: 'in' | 'out'; amount: number }
      far.orders.push([order.direction, order.amount])
      far.held += order.direction === 'in' ? order.amount : -order.amount
      response.end(JSON.stringify({ state: 'done' }))
    })()
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const far: FarWallet = {
    server,
    origin: `http://127.0.0.1:${port}`,
    knows: [bamboo.secret],
    held: 0,
    orders: [],
  }
  return far
}

let gateway: TestGateway
let far: FarWallet
let player: TestPerson
let nodeId: string
let number = 0
let keys = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  far = await openFarWallet()
  await operate(gateway, { wallet: { isSingle: false } })
})
afterAll(async () => {
  await new Promise((done) => far.server.close(done))
  await expectReconciled(gateway.services.db).finally(gateway.close)
})
beforeEach(async () => {
  number += 1
  const { db } = gateway.services
  await db.deleteFrom('vendor_record_act').execute()
  await db.deleteFrom('vendor_record').where('vendor_code', '=', bamboo.vendor).execute()
  const { secret, unit } = bamboo
  await act(gateway, 'connect', { origin: far.origin, secret, unit, keepsWallets: true })
  nodeId = await serveTitle(gateway, bamboo.vendor)
  Object.assign(far, { knows: [secret], held: 0, orders: [] })
  player = await addPerson(gateway, `secrets${number}`)
  await fund(gateway, player, 100_500)
})

const balance = () => balanceOf(gateway, player.wallet)
const move = (direction: 'in' | 'out', amount: number) =>
  gateway
    .client(player.token)
    .send(
      calls.wallet.transfer,
      { vassalage: bamboo.vendor, direction, amount },
      { idempotencyKey: `far-wallet-${String((keys += 1)).padStart(8, '0')}` },
    )
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string; field?: string }) => [error.code, error.field],
  )
const sit = async (): Promise<string> => {
  const token = await launch(gateway, player, { nodeId })
  return (await asVendor(gateway, bamboo, 'session', { token })).value.sessionKey
}
function round(sessionKey: string, secret: string, id: string): Promise<Answer> {
  const stake = { transactionId: id, roundId: id, sessionKey, amount: 5, content: '', wallet: 'vendor' }
  return asVendor(gateway, { ...bamboo, secret }, 'debit', stake)
}

describe('a secret that is changed (games 95)', () => {
  it('and the one before are both good until the operator ends that one', async () => {
    const sessionKey = await sit()
    const one = (secret: string, id: string) => round(sessionKey, secret, `rotated-${number}-${id}`)
    expect(await one(next, 'a')).toMatchObject({ errorCode: 'seamless.signature' })
    await act(gateway, 'rotate', { secret: next })
    expect([await one(bamboo.secret, 'b'), await one(next, 'c')]).toMatchObject([
      { success: true },
      { success: true },
    ])
    // A call that began before the change is answered by the new secret as by the old.
    expect(await one(next, 'b')).toEqual(await one(bamboo.secret, 'b'))
    await act(gateway, 'end-secret')
    expect(await one(bamboo.secret, 'd')).toMatchObject({ status: 401, errorCode: 'seamless.signature' })
    expect(await one(next, 'd')).toMatchObject({ success: true })
  })

  it('is the bearer of our calls as soon as the vendor knows it, and the one before until then', async () => {
    await act(gateway, 'rotate', { secret: next })
    expect(await move('in', 20_000)).toMatchObject({ state: 'done' })
    far.knows = [next]
    expect(await move('in', 10_000)).toMatchObject({ state: 'done' })
    await act(gateway, 'end-secret')
    expect(await move('out', 30_000)).toMatchObject({ state: 'done' })
    expect(far.orders).toEqual([
      ['in', 20],
      ['in', 10],
      ['out', 30],
    ])
    expect(await balance()).toBe(100_500)
    await expectReconciled(gateway.services.db)
  })
})

describe('the wallet of a vendor that counts in thousands (games 94)', () => {
  it('is told whole units, and what is none is refused', async () => {
    expect(await refusalOf(move('in', 20_500))).toEqual(['request_param_err', 'amount'])
    expect(await move('in', 20_000)).toMatchObject({ state: 'done', amount: 20_000 })
    expect(far).toMatchObject({ held: 20, orders: [['in', 20]] })
    const { list } = await gateway.client(player.token).send(calls.wallet.vendorBalances)
    expect(list.find(({ vassalage }) => vassalage === bamboo.vendor)).toMatchObject({ balance: 20_000 })
    expect(await refusalOf(move('out', 1))).toEqual(['request_param_err', 'amount'])
    const all = await gateway
      .client(player.token)
      .send(calls.wallet.recallAll, undefined, { idempotencyKey: `far-wallet-recall-${number}` })
    expect(all.list.find(({ vassalage }) => vassalage === bamboo.vendor)).toMatchObject({
      state: 'done',
      amount: 20_000,
    })
    expect(await balance()).toBe(100_500)
    await expectReconciled(gateway.services.db)
  })

  it('takes nothing more once the vendor is turned off, and gives back (games 96)', async () => {
    await move('in', 20_000)
    await act(gateway, 'turn-off')
    expect(await refusalOf(move('in', 10_000))).toEqual(['game.under.maintenance', undefined])
    expect(await move('out', 20_000)).toMatchObject({ state: 'done' })
    expect(await balance()).toBe(100_500)
  })

  it('goes on to be kept once money has moved', async () => {
    await move('in', 20_000)
    const ended = await act(gateway, 'change', { keepsWallets: false })
    expect(ended).toMatchObject({ status: 400, field: 'keepsWallets' })
  })
})
