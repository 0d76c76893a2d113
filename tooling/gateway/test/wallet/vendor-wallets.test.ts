import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '@saola/protocol'
import { openTransfer } from '../../src/wallet/vendor-wallets/vendor-transfer-store.ts'
import { settleVendorTransfers } from '../../src/wallet/vendor-wallets/settle-vendor-transfers.ts'
import { createHttpVendorWallet } from '../../src/wallet/vendor-wallets/vendor-wallet.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { openFlakyVendor, type FlakyVendor, type Mood } from './flaky-vendor.ts'
import { addPerson, balanceOf, fund, type TestPerson } from './people.ts'

const minute = 60_000
const opsSecret = 'the-operator-only'

let gateway: TestGateway
let vendor: FlakyVendor
let player: TestPerson
let people = 0

beforeAll(async () => {
  gateway = await startGateway({ opsSecret })
  vendor = await openFlakyVendor(gateway)
  await single(false)
})
afterAll(async () => {
  await vendor.down()
  await gateway.close()
})
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  setMood('fine')
  player = await addPerson(gateway, `vendorplayer${people++}`)
  await fund(gateway, player, 1_000_000)
})
afterEach(() => vi.restoreAllMocks())

async function single(isSingle: boolean): Promise<void> {
  const response = await gateway.fetch('http://gateway.test/ops/merchant', {
    method: 'POST',
    headers: { 'X-Ops-Secret': opsSecret },
    body: JSON.stringify({ merchant: 'saola', wallet: { isSingle } }),
  })
  expect(response.status).toBe(200)
}

/** How the line behaves from now on. Only an answer that comes late is not waited for. */
function setMood(mood: Mood): void {
  vendor.mood = mood
  const isLate = mood === 'answers late' || mood === 'records late'
  const { vendorSecret: secret } = gateway.services.settings
  const wallet = createHttpVendorWallet({
    origin: vendor.origin,
    secrets: [secret],
    timeoutMs: isLate ? 300 : 8_000,
  })
  gateway.services.vendorWallets = () => Promise.resolve(new Map([['SAOLA', wallet]]))
}

let keys = 0
const newKey = () => `vendor-transfer-${String(keys++).padStart(6, '0')}`
const move = (direction: 'in' | 'out', amount: number, idempotencyKey = newKey()) =>
  gateway
    .client(player.token)
    .send(calls.wallet.transfer, { vassalage: 'SAOLA', direction, amount }, { idempotencyKey })
const recall = (idempotencyKey = newKey()) =>
  gateway.client(player.token).send(calls.wallet.recallAll, undefined, { idempotencyKey })

const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, vendor.origin), init)
const trusted = () => ({ authorization: `Bearer ${gateway.services.settings.vendorSecret}` })
const post = (body: object, headers: Record<string, string> = trusted()) =>
  ask('/wallet/orders', { method: 'POST', body: JSON.stringify(body), headers })

/** Where the player's million is, as every side tells it. */
async function where(): Promise<{ main: number; transit: number; vendor: number }> {
  const { rows } = await sql<{ transit: number; vendor: number }>`select
    coalesce((select balance from ledger_account where owner_id = ${player.id} and kind = 'transit'), 0) as transit,
    coalesce((select balance from vendor.player_wallet where player_id = ${String(player.id)}), 0) as vendor`.execute(
    gateway.services.db,
  )
  return { main: await balanceOf(gateway, player.wallet), transit: 0, vendor: 0, ...rows[0] }
}
const stateOf = async (orderNo: string) => {
  const { list } = await gateway
    .client(player.token)
    .send(calls.wallet.transfers, { pageNo: 1, pageSize: 50 })
  return list.find((each) => each.orderNo === orderNo)?.state
}
const settle = () => {
  gateway.clock.advance(minute)
  return settleVendorTransfers.run(gateway.services)
}

describe('a transfer between wallets', () => {
  it('goes in and comes out again', async () => {
    const put = await move('in', 300_000)
    expect(put).toMatchObject({
      vassalage: 'SAOLA',
      vendorName: 'Saola',
      direction: 'in',
      amount: 300_000,
      state: 'done',
      settledAt: gateway.clock.now(),
    })
    expect(await where()).toEqual({ main: 700_000, transit: 0, vendor: 300_000 })
    expect((await move('out', 100_000)).state).toBe('done')
    expect(await where()).toEqual({ main: 800_000, transit: 0, vendor: 200_000 })
    const page = await gateway.client(player.token).send(calls.wallet.transactions, {
      startTime: gateway.clock.now() - minute,
      endTime: gateway.clock.now(),
      page: 1,
      size: 2,
    })
    expect(page.list).toMatchObject([
      { txTypeId: 8102, amount: 100_000, remark: 'Rút từ ví nhà cung cấp', counterparty: 'Saola' },
      { txTypeId: 8202, amount: -300_000, orderNo: put.orderNo, remark: 'Chuyển vào ví nhà cung cấp' },
    ])
  })

  it('of more than there is moves nothing, on either side', async () => {
    await expect(move('in', 1_000_001)).rejects.toMatchObject({
      code: 'wallet.insufficient',
      field: 'amount',
    })
    expect((await move('out', 1)).state).toBe('refused')
    expect(await where()).toEqual({ main: 1_000_000, transit: 0, vendor: 0 })
  })

  it('under one key happens once, also fifty times at once', async () => {
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 50 }, () => move('in', 10_000, key)))
    expect(new Set(answers.map(({ orderNo }) => orderNo)).size).toBe(1)
    await settle()
    expect(await where()).toEqual({ main: 990_000, transit: 0, vendor: 10_000 })
    await expect(move('in', 10_001, key)).rejects.toMatchObject({ code: 'wallet.key.reused' })
    await expect(move('out', 10_000, key)).rejects.toMatchObject({ code: 'wallet.key.reused' })
  })

  it('needs a vendor with a wallet', async () => {
    const input = { vassalage: 'TREVANG', direction: 'in', amount: 1 } as const
    await expect(gateway.client(player.token).send(calls.wallet.transfer, input)).rejects.toMatchObject({
      code: 'request_param_err',
      field: 'vassalage',
    })
  })
})

describe('a vendor that gives no answer', () => {
  it.each<[Mood, 'done' | 'refused']>([
    ['drops the request', 'done'],
    ['drops the answer', 'done'],
    ['answers late', 'done'],
    ['records late', 'done'],
    ['breaks', 'done'],
    ['talks nonsense', 'done'],
  ])('%s: the money waits in transit until the job knows', async (mood) => {
    setMood(mood)
    const put = await move('in', 300_000)
    expect(put.state).toBe('pending')
    expect(await where()).toMatchObject({ main: 700_000, transit: 300_000 })
    const balance = await gateway.client(player.token).send(calls.wallet.balance)
    expect(balance).toMatchObject({ sumBalance: 1_000_000, available: 700_000, onHold: 300_000 })
    setMood('fine')
    await settle()
    await vendor.quiet()
    expect(await stateOf(put.orderNo)).toBe('done')
    expect(await where()).toEqual({ main: 700_000, transit: 0, vendor: 300_000 })

    setMood(mood)
    const back = await move('out', 300_000)
    expect(back.state).toBe('pending')
    expect((await where()).main).toBe(700_000)
    setMood('fine')
    await settle()
    await vendor.quiet()
    expect(await stateOf(back.orderNo)).toBe('done')
    expect(await where()).toEqual({ main: 1_000_000, transit: 0, vendor: 0 })
  })

  it('and then refuses: nothing moves', async () => {
    setMood('drops the answer')
    const back = await move('out', 5_000)
    expect(back.state).toBe('pending')
    const balance = await gateway.client(player.token).send(calls.wallet.balance)
    expect(balance).toMatchObject({ sumBalance: 1_000_000, onHold: 0 })
    setMood('fine')
    await settle()
    expect(await stateOf(back.orderNo)).toBe('refused')
    expect(await where()).toEqual({ main: 1_000_000, transit: 0, vendor: 0 })
  })

  it('stays pending while it is down, however often the job asks, and ends once it is back', async () => {
    await vendor.down()
    const put = await move('in', 300_000)
    for (let run = 0; run < 3; run++) expect(await settle()).toBe(0)
    expect(put.state).toBe('pending')
    expect(await where()).toEqual({ main: 700_000, transit: 300_000, vendor: 0 })
    await vendor.up()
    expect(await settle()).toBe(1)
    expect(await where()).toEqual({ main: 700_000, transit: 0, vendor: 300_000 })
  })

  it('is asked again until it says: an order that never arrives for hours is not given up', async () => {
    setMood('drops the request')
    const put = await move('in', 300_000)
    for (let run = 0; run < 3; run++) expect(await settle()).toBe(0)
    expect(await stateOf(put.orderNo)).toBe('pending')
    setMood('records late')
    expect(await settle()).toBe(0)
    await vendor.quiet()
    expect(await settle()).toBe(1)
    expect(await where()).toEqual({ main: 700_000, transit: 0, vendor: 300_000 })
  })

  it('is not asked while the first request may still be answered', async () => {
    setMood('drops the answer')
    await move('in', 300_000)
    setMood('fine')
    expect(await settleVendorTransfers.run(gateway.services)).toBe(0)
    expect(await settle()).toBe(1)
  })
})

describe('a line that repeats', () => {
  it('is recorded once when an order arrives twice', async () => {
    setMood('sends it twice')
    expect((await move('in', 300_000)).state).toBe('done')
    expect((await move('out', 100_000)).state).toBe('done')
    expect(await where()).toEqual({ main: 800_000, transit: 0, vendor: 200_000 })
  })

  it('is settled once by many runs at once, beside the answer itself', async () => {
    setMood('drops the answer')
    await Promise.all(Array.from({ length: 5 }, () => move('in', 50_000)))
    setMood('fine')
    gateway.clock.advance(minute)
    await Promise.all(Array.from({ length: 6 }, () => settleVendorTransfers.run(gateway.services)))
    expect(await where()).toEqual({ main: 750_000, transit: 0, vendor: 250_000 })
  })
})

describe('a gateway that stops between two steps', () => {
  it('after the amount is in transit and before the vendor is asked: the job asks', async () => {
    const { row } = await gateway.services.db.transaction().execute((trx) =>
      openTransfer(
        trx,
        {
          accountId: player.id,
          vendorCode: 'SAOLA',
          direction: 'in',
          amount: 300_000,
          idempotencyKey: newKey(),
        },
        { orderNo: `VTSTOPPED${player.id}`, now: gateway.clock.now() },
      ),
    )
    expect(await where()).toEqual({ main: 700_000, transit: 300_000, vendor: 0 })
    expect(await settle()).toBe(1)
    expect(await stateOf(row.order_no)).toBe('done')
    expect(await where()).toEqual({ main: 700_000, transit: 0, vendor: 300_000 })
  })

  it('after the vendor has recorded and before that is written down: the job finds out', async () => {
    const key = newKey()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await sql`alter table vendor_transfer add constraint stopped check (state = 'pending') not valid`.execute(
      gateway.services.db,
    )
    await expect(move('in', 300_000, key)).rejects.toMatchObject({ status: 500 })
    await sql`alter table vendor_transfer drop constraint stopped`.execute(gateway.services.db)
    expect(await where()).toEqual({ main: 700_000, transit: 300_000, vendor: 300_000 })
    expect((await move('in', 300_000, key)).state).toBe('pending')
    expect(await settle()).toBe(1)
    expect((await move('in', 300_000, key)).state).toBe('done')
    expect(await where()).toEqual({ main: 700_000, transit: 0, vendor: 300_000 })
  })
})

describe('taking everything back', () => {
  it('empties the vendor wallets, once per key', async () => {
    await move('in', 300_000)
    const key = newKey()
    expect(await recall(key)).toEqual({
      list: [{ vassalage: 'SAOLA', vendorName: 'Saola', state: 'done', amount: 300_000 }],
    })
    await move('in', 50_000)
    expect((await recall(key)).list[0]).toMatchObject({ state: 'done', amount: 300_000 })
    expect(await where()).toEqual({ main: 950_000, transit: 0, vendor: 50_000 })
  })

  it('tells a vendor with nothing from one that cannot be asked, and goes on with the others', async () => {
    const { vendorWallets } = gateway.services
    const known = (await vendorWallets(gateway.services.db)).get('SAOLA')
    if (!known) throw new Error('no wallet')
    const dead = createHttpVendorWallet({ origin: 'http://127.0.0.1:9', secrets: ['x'], timeoutMs: 150 })
    const both = new Map([
      ['TREVANG', dead],
      ['SAOLA', known],
    ])
    gateway.services.vendorWallets = () => Promise.resolve(both)
    await move('in', 20_000)
    expect((await recall()).list.map(({ state }) => state)).toEqual(['unreachable', 'done'])
    expect((await recall()).list.map(({ state }) => state)).toEqual(['unreachable', 'empty'])
    const { list } = await gateway.client(player.token, 'EN').send(calls.wallet.vendorBalances)
    expect(list).toEqual([
      { vassalage: 'TREVANG', vendorName: 'Gilt Bamboo', pending: 0 },
      { vassalage: 'SAOLA', vendorName: 'Saola', balance: 0, pending: 0 },
    ])
    gateway.services.vendorWallets = vendorWallets
  })

  it('of a vendor that falls silent stays pending and ends by the job', async () => {
    await move('in', 300_000)
    setMood('drops the answer')
    expect((await recall()).list[0]).toMatchObject({ state: 'pending', amount: 300_000 })
    setMood('fine')
    await settle()
    expect(await where()).toEqual({ main: 1_000_000, transit: 0, vendor: 0 })
  })
})

describe('a merchant with a single wallet', () => {
  it('takes nothing in, but money that lies at a vendor comes back', async () => {
    await move('in', 300_000)
    await single(true)
    try {
      expect(await gateway.client(player.token).send(calls.wallet.merchantWallet)).toEqual({ isSingle: 1 })
      await expect(move('in', 1)).rejects.toMatchObject({ code: 'function.not.available' })
      expect((await recall()).list[0]).toMatchObject({ state: 'done', amount: 300_000 })
    } finally {
      await single(false)
    }
    expect(await gateway.client(player.token).send(calls.wallet.merchantWallet)).toEqual({ isSingle: 0 })
  })
})

describe("the in-house vendor's wallets", () => {
  it.each(['/wallet/players/1', '/wallet/orders/VT1'])('%s needs the secret', async (path) => {
    expect((await ask(path)).status).toBe(401)
    expect((await ask(path, { headers: { authorization: 'Bearer guess' } })).status).toBe(401)
  })

  it('refuse an order without the secret, with a wrong body, or under the id of another one', async () => {
    const order = { orderId: `own-${player.id}`, playerId: String(player.id), direction: 'in', amount: 5 }
    expect((await post(order, {})).status).toBe(401)
    expect((await post({ ...order, amount: 0 })).status).toBe(400)
    expect((await post(order)).status).toBe(200)
    expect((await post({ ...order, amount: 6 })).status).toBe(409)
    await post({ ...order, orderId: `back-${player.id}`, direction: 'out' })
  })
})

describe('after all that', () => {
  it('the ledger agrees, and the vendor has what the operator says', async () => {
    await expectReconciled(gateway.services.db)
    const { rows } = await sql<{ services: number; vendor: number }>`select
      (select sum(entry.amount)::bigint from entry
        join transfer on transfer.id = entry.transfer_id and transfer.kind like 'vendor-%'
        join ledger_account on ledger_account.id = entry.ledger_account_id
          and ledger_account.kind = 'vendor:SAOLA') as services,
      (select sum(balance)::bigint from vendor.player_wallet) as vendor`.execute(gateway.services.db)
    expect(rows[0]?.services).toBe(rows[0]?.vendor)
  })
})
