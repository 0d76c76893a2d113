import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '@saola/protocol'
import { recoverRounds, type SendToGateway } from '@saola/game-vendor'
import { createHttpVendorWallet } from '../../src/wallet/vendor-wallets/vendor-wallet.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { refusal } from '../http/visitor.ts'
import { operate } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { openFlakyVendor, type FlakyVendor } from '../wallet/flaky-vendor.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { launch, newKey, seamless, sitDown, type Seat } from './seat.ts'
import { gatewayOf, vendorServices } from './vendor-of.ts'

let gateway: TestGateway
let vendor: FlakyVendor
let player: TestPerson
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  vendor = await openFlakyVendor(gateway)
  const { vendorSecret: secret } = gateway.services.settings
  const wallet = createHttpVendorWallet({ origin: vendor.origin, secrets: [secret] })
  gateway.services.vendorWallets = () => Promise.resolve(new Map([['SAOLA', wallet]]))
  await operate(gateway, { wallet: { isSingle: false } })
})
afterAll(async () => {
  await vendor.down()
  await gateway.close()
})
beforeEach(async () => {
  // The vendor tells every broken round; here they are broken on purpose.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  number += 1
  player = await addPerson(gateway, `vendorgame${number}`)
  await fund(gateway, player, 1_000_000)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await expectReconciled(gateway.services.db)
})

const client = () => gateway.client(player.token)
const main = () => balanceOf(gateway, player.wallet)
const bets = () =>
  gateway.services.db.selectFrom('bet').selectAll().where('account_id', '=', player.id).execute()
const press = (stake: number) => ({ key: newKey(), stake, choice: { target: 101 } })

async function transfer(direction: 'in' | 'out', amount: number): Promise<void> {
  const wanted = { vassalage: 'SAOLA', direction, amount }
  const { state } = await client().send(calls.wallet.transfer, wanted, { idempotencyKey: newKey() })
  expect(state).toBe('done')
}

async function atVendor(): Promise<number> {
  const { list } = await client().send(calls.wallet.vendorBalances)
  return list.find(({ vassalage }) => vassalage === 'SAOLA')?.balance ?? 0
}

/** What must lie at the vendor: what was moved there, less the stakes of the bets, with what their rounds paid. */
async function expectedAtVendor(): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select (
      (select coalesce(sum(case direction when 'in' then amount else -amount end), 0) from vendor_transfer
        where account_id = ${player.id} and state = 'done')
      + (select coalesce(sum(win_amount - jackpot_amount - bet_amount), 0) from bet
        where account_id = ${player.id} and wallet = 'vendor' and status <> 'cancelled')
    )::bigint as amount`.execute(gateway.services.db)
  return rows[0]?.amount ?? 0
}

/** A connection to the gateway that breaks around one call: before it arrives, or after it was done. */
function breaking(call: string, when: 'before' | 'after'): SendToGateway {
  const send = gatewayOf(gateway)
  return async (request) => {
    const isTheOne = new URL(request.url).pathname === `/seamless/${call}`
    if (isTheOne && when === 'before') throw new Error('the process was killed')
    const response = await send(request)
    if (isTheOne) throw new Error('the process was killed')
    return response
  }
}

describe('a game at a merchant without a single wallet (games 41)', () => {
  it('is played with what was moved to its vendor, which comes back', async () => {
    await transfer('in', 300_000)
    const seat = await sitDown(gateway, player)
    expect(seat.opened).toMatchObject({ balance: 300_000, isDemo: false })
    const { value } = await seat.post('/api/play', press(100_000))
    const left = 200_000 + value.round.payout
    expect(value.balance).toBe(left)
    expect([await main(), await atVendor()]).toEqual([700_000, left])
    await transfer('out', left)
    expect([await main(), await atVendor()]).toEqual([700_000 + left, 0])
  })

  it('is told by its launch from whose wallet it is paid', async () => {
    const launched = { launchMode: 'GLS', nodeId: '105', language: 'EN' } as const
    const reply = await client().send(calls.games.launchGame, launched)
    expect(reply.walletVendor).toBe('SAOLA')
    await operate(gateway, { wallet: { isSingle: true } })
    const single = await client().send(calls.games.launchGame, launched)
    await operate(gateway, { wallet: { isSingle: false } })
    expect(single).not.toHaveProperty('walletVendor')
  })

  it('stands in the record, the result and the play as any other', async () => {
    await transfer('in', 300_000)
    const seat = await sitDown(gateway, player)
    const { value } = await seat.post('/api/play', press(100_000))
    const won: number = value.round.payout
    const [bet] = await bets()
    expect(bet).toMatchObject({ bet_amount: 100_000, win_amount: won, status: 'settled', wallet: 'vendor' })
    const now = gateway.clock.now()
    const period = { startTime: now - 1000, endTime: now }
    const record = await client().send(calls.wallet.bets, { ...period, pageNo: 1, pageSize: 10 })
    expect(record.list).toMatchObject([{ betAmount: 100_000, winAmount: won, gameCode: 'LIMBO' }])
    const { total } = await client().send(calls.wallet.profit, { ...period, by: 'family' })
    expect(total).toMatchObject({ bets: 1, staked: 100_000, won })
    const playSessionId = bet?.play_session_id ?? ''
    const play = await client().send(calls.protection.playSession, { playSessionId })
    expect(play).toMatchObject({ rounds: 1, staked: 100_000, won })
  })

  it('moves nothing in the main wallet, neither while it is open', async () => {
    await transfer('in', 300_000)
    const seat = await sitDown(gateway, player, undefined, '101')
    await seat.post('/api/play', { key: newKey(), stake: 100_000, choice: { mines: 3 } })
    expect(await bets()).toMatchObject([{ status: 'open', wallet: 'vendor' }])
    const balance = await client().send(calls.wallet.balance)
    expect(balance).toMatchObject({ sumBalance: 700_000, available: 700_000, inPlay: 0 })
    expect(await atVendor()).toBe(200_000)
    const { list } = await client().send(calls.games.unfinished)
    expect(list).toMatchObject([{ stake: 100_000 }])
  })

  it('begins with nothing where nothing was moved, and refuses a stake without a bet', async () => {
    const seat = await sitDown(gateway, player)
    expect(seat.opened.balance).toBe(0)
    const refused = await seat.post('/api/play', press(1000))
    expect(refused).toMatchObject({ errorCode: 'seamless.insufficient' })
    // A deposit would go to the main wallet, from which this game is not paid.
    expect(refused.message).toMatch(/wallet at this vendor.*move money there/)
    expect(await bets()).toEqual([])
  })

  it('keeps to the limits of the member, and the stake stays where it was', async () => {
    await transfer('in', 300_000)
    const limit = { kind: 'wager', period: '24h', amount: 50_000 } as const
    await client().send(calls.protection.setLimit, limit)
    const seat = await sitDown(gateway, player)
    const wish = press(60_000)
    expect(await seat.post('/api/play', wish)).toMatchObject({ errorCode: 'seamless.limit' })
    expect(await seat.post('/api/play', wish)).toMatchObject({ errorCode: 'seamless.limit' })
    expect(await atVendor()).toBe(300_000)
    expect(await bets()).toEqual([])
  })

  it('ends where its merchant goes over to one wallet, and takes nothing from either', async () => {
    await transfer('in', 300_000)
    const seat = await sitDown(gateway, player)
    await operate(gateway, { wallet: { isSingle: true } })
    const refused = await seat.post('/api/play', press(1000))
    await operate(gateway, { wallet: { isSingle: false } })
    expect(refused).toMatchObject({ errorCode: 'seamless.session' })
    expect([await main(), await atVendor()]).toEqual([700_000, 300_000])
  })

  it('is not paid from the main wallet by a vendor that asks so', async () => {
    const { value } = await seamless(gateway, 'session', { token: await launch(gateway, player) })
    expect(value.wallet).toBe('vendor')
    const stake = { roundId: newKey(), sessionKey: value.sessionKey, amount: 1000, content: 'x' }
    const asked = await seamless(gateway, 'debit', { transactionId: newKey(), ...stake })
    expect(asked).toMatchObject({ errorCode: 'seamless.session', field: 'wallet' })
    expect(await main()).toBe(1_000_000)
  })

  it('pays what falls of the jackpots into the main wallet, and tells of each', async () => {
    await transfer('in', 1_000_000)
    const { db } = gateway.services
    await db.updateTable('game').set({ feeds_jackpot: true }).where('node_id', '=', '105').execute()
    const seat = await sitDown(gateway, player)
    await seat.post('/api/play', press(1000))
    // A đồng more and two pools fall at once.
    await sql`update jackpot_pool set secret = (meter_micro + 1) || ':salt' where pool in ('mini', 'minor')`.execute(
      db,
    )
    const { value } = await seat.post('/api/play', press(10_000))
    await db.updateTable('game').set({ feeds_jackpot: false }).where('node_id', '=', '105').execute()
    const told = value.round.jackpots as { pool: string; amount: number }[]
    expect(told.map(({ pool }) => pool)).toEqual(['minor', 'mini'])
    expect(await main()).toBe(told.reduce((sum, { amount }) => sum + amount, 0))
    expect(await atVendor()).toBe(await expectedAtVendor())
  })
})

describe('a round at the vendor that breaks off (games 21)', () => {
  it.each([
    ['before the gateway knew the stake', 'debit', 'before', 'rolled-back'],
    ['after the gateway knew the stake', 'debit', 'after', 'rolled-back'],
    ['before the gateway knew the result', 'credit', 'before', 'paid'],
    ['after the gateway knew the result', 'credit', 'after', 'paid'],
  ] as const)('%s ends the same on both sides', async (_, call, when, state) => {
    await transfer('in', 300_000)
    const seat = await sitDown(gateway, player, breaking(call, when))
    expect((await seat.post('/api/play', press(100_000))).status).toBe(503)
    await Promise.all([recoverRounds(vendorServices(gateway)), recoverRounds(vendorServices(gateway))])
    const [round] = await gateway.vendorDb
      .selectFrom('round')
      .selectAll()
      .where('player_id', '=', String(player.id))
      .execute()
    expect(round?.state).toBe(state)
    expect(await atVendor()).toBe(await expectedAtVendor())
    expect(await atVendor()).toBe(state === 'paid' ? 200_000 + (round?.payout ?? 0) : 300_000)
    const [bet] = await bets()
    if (call === 'credit') expect(bet).toMatchObject({ status: 'settled', win_amount: round?.payout })
    if (call === 'debit' && when === 'after') expect(bet?.status).toBe('cancelled')
    expect(await recoverRounds(vendorServices(gateway))).toBe(0)
  })

  it('while its rollback is lost as well gives the stake back once', async () => {
    await transfer('in', 300_000)
    const seat: Seat = await sitDown(gateway, player, breaking('debit', 'after'))
    await seat.post('/api/play', press(100_000))
    await recoverRounds(vendorServices(gateway, breaking('rollback', 'after')))
    expect(await atVendor()).toBe(200_000)
    await recoverRounds(vendorServices(gateway))
    await recoverRounds(vendorServices(gateway))
    expect(await atVendor()).toBe(300_000)
  })
})

describe('a stake that a move adds', () => {
  it('comes from the wallet at the vendor and joins the bet', async () => {
    const { node_id: nodeId } = await gateway.services.db
      .updateTable('game')
      .set({ is_new: 0, playable: true, served_by: 'SAOLA', min_bet: 1000 })
      .where('game_code', '=', 'PVP_BLACKJACK')
      .returning('node_id')
      .executeTakeFirstOrThrow()
    await transfer('in', 1_000_000)
    const seat = await sitDown(gateway, player, undefined, nodeId)
    for (;;) {
      const { value } = await seat.post('/api/play', { key: newKey(), stake: 1000, choice: {} })
      const { roundId, isOver, moves, view } = value.round
      const act = view.acts.includes('double') ? 'double' : 'standAll'
      if (!isOver) await seat.post('/api/move', { roundId, step: moves.length, move: { act } })
      if (act === 'double') break
    }
    const doubled = (await bets()).find((bet) => bet.bet_amount === 2000)
    expect(doubled).toMatchObject({ status: 'settled', wallet: 'vendor' })
    expect(await main()).toBe(0)
    expect(await atVendor()).toBe(await expectedAtVendor())
  })
})

describe('an account with money at a vendor (member 14)', () => {
  const password = 'Saola2026'
  const close = () => refusal(client().send(calls.member.closeAccount, { password }))

  it('is not closed before it is back, nor while the vendor does not answer', async () => {
    const { db } = gateway.services
    const known = { password_hash: await gateway.services.passwords.hash(password) }
    await db.updateTable('account').set(known).where('id', '=', player.id).execute()
    await transfer('in', 1_000_000)
    expect((await close()).body).toMatchObject({ value: { reasons: ['balance'] } })
    await vendor.down()
    expect((await close()).body).toMatchObject({ value: { reasons: ['balance'] } })
    await vendor.up()
  })
})
