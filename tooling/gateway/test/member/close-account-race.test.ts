import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import type { VendorWallet } from '../../src/services/ports.ts'
import { openTransfer } from '../../src/wallet/vendor-wallets/vendor-transfer-store.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { refusal } from '../http/visitor.ts'
import { operate } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { someGame } from '../wallet/bets.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { race } from '../wallet/race.ts'

const password = 'Saola2026'
const amount = 100_000

let gateway: TestGateway
let passwordHash: string
let player: TestPerson
let people = 0
let keys = 0
/** What the player has at the vendor, and what happens while the vendor is asked for it. */
let held: number
let meanwhile: (() => Promise<unknown>) | undefined

/** A vendor whose answer is true when it is given, and on its way while other things happen. */
const vendor: VendorWallet = {
  balanceOf: async () => {
    const answer = held
    await meanwhile?.()
    return answer
  },
  transfer: ({ direction, amount: moved }) => {
    if (direction === 'out' && moved > held) return Promise.resolve({ state: 'refused' })
    held += direction === 'in' ? moved : -moved
    return Promise.resolve({ state: 'done' })
  },
  statusOf: () => Promise.resolve({ state: 'missing' }),
}

beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  gateway.services.vendorWallets = () => Promise.resolve(new Map([['SAOLA', vendor]]))
  passwordHash = await gateway.services.passwords.hash(password)
  await operate(gateway, { wallet: { isSingle: false } })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  people += 1
  held = 0
  meanwhile = undefined
  player = await addPerson(gateway, `closing${people}`)
  const known = { password_hash: passwordHash }
  await gateway.services.db.updateTable('account').set(known).where('id', '=', player.id).execute()
  // Somebody who has been at the vendor before; only then it is asked.
  await fund(gateway, player, amount)
  await move('in')
  await move('out')
})
afterEach(() => expectReconciled(gateway.services.db))

const client = () => gateway.client(player.token)
const close = () => client().send(calls.member.closeAccount, { password })
function move(direction: 'in' | 'out') {
  keys += 1
  const wanted = { vassalage: 'SAOLA', direction, amount }
  return client().send(calls.wallet.transfer, wanted, { idempotencyKey: `closing-key-${keys}-00000000` })
}
/** Leaves the player nothing. */
const empty = () => fund(gateway, player, -amount)

/** A bet that the vendor has told of, paid from the wallet that it keeps. */
async function openBetAtVendor(): Promise<string> {
  const game = await someGame(gateway)
  const orderNo = `CLOSING${player.id}`
  await gateway.services.db
    .insertInto('bet')
    .values({
      order_no: orderNo,
      account_id: player.id,
      play_session_id: null,
      node_id: game.node_id,
      vendor_code: 'SAOLA',
      round_id: orderNo,
      debit_id: orderNo,
      bet_amount: amount,
      status: 'open',
      wallet: 'vendor',
      content: 'x2',
      placed_at: gateway.clock.now(),
    })
    .execute()
  return orderNo
}

describe('closing an account while a vendor is asked (member 14)', () => {
  it('is refused when the money goes to that vendor meanwhile', async () => {
    meanwhile = () => move('in')
    expect((await refusal(close())).body).toMatchObject({ value: { reasons: ['balance'] } })
    expect(held).toBe(amount)
    await client().send(calls.member.info)
  })

  it('is refused when a bet at that vendor ends meanwhile', async () => {
    await empty()
    const orderNo = await openBetAtVendor()
    meanwhile = () =>
      gateway.services.db
        .updateTable('bet')
        .set({ status: 'settled', win_amount: amount, settled_at: gateway.clock.now() })
        .where('order_no', '=', orderNo)
        .execute()
    expect((await refusal(close())).body).toMatchObject({ value: { reasons: ['balance'] } })
    meanwhile = undefined
    await close()
  })

  it('takes no transfer that was let in before and begins after it', async () => {
    await empty()
    await close()
    const { db, now } = gateway.services
    for (const direction of ['in', 'out'] as const) {
      const wanted = {
        accountId: player.id,
        vendorCode: 'SAOLA',
        direction,
        amount,
        idempotencyKey: direction,
      }
      const late = db
        .transaction()
        .execute((trx) => openTransfer(trx, wanted, { orderNo: `VTLATE${direction}`, now: now() }))
      await expect(late).rejects.toMatchObject({ code: 'login.not.session' })
    }
  })
})

/** Starts works one after the other at the same lock, and lets go once all of them stand there. */
const inOrder = (works: readonly (() => Promise<unknown>)[]) =>
  race(
    gateway.services.db,
    { table: 'ledger_account', id: player.wallet },
    works.map((work, place) => () => delay(place * 1_000).then(work)),
  )

// The embedded database has one connection, where nothing happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('closing and a transfer at once, on a server', () => {
  it('the transfer comes first: it is done, and the account stays open', async () => {
    const [moved, closed] = await inOrder([() => move('in'), close])
    expect(moved).toMatchObject({ status: 'fulfilled', value: { state: 'done' } })
    expect(closed).toMatchObject({ status: 'rejected', reason: { code: 'member.close.refused' } })
  })

  it('closing comes first: the transfer finds the account closed', async () => {
    await empty()
    const [closed, moved] = await inOrder([close, () => move('out')])
    expect(closed).toMatchObject({ status: 'fulfilled' })
    expect(moved).toMatchObject({ status: 'rejected', reason: { code: 'login.not.session' } })
  })

  it('closing comes first while money is there: it is refused, and the transfer done', async () => {
    const [closed, moved] = await inOrder([close, () => move('in')])
    expect(closed).toMatchObject({ status: 'rejected', reason: { code: 'member.close.refused' } })
    expect(moved).toMatchObject({ status: 'fulfilled', value: { state: 'done' } })
  })
})
