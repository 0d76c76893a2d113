import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mines } from '@saola/game-engines'
import { drawsOf, openSeed, recoverRounds, type SendToGateway } from '@saola/game-vendor'
import { dayMs } from '@saola/rules'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { newKey, sitDown, type Seat } from './seat.ts'
import { gatewayOf, vendorServices } from './vendor-of.ts'

const minesGold = '101'

let gateway: TestGateway
let player: TestPerson
let number = 0
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await gateway.close()
})
beforeEach(async () => {
  // The vendor tells every broken round; here they are broken on purpose.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  number += 1
  player = await addPerson(gateway, `moves${number}`)
  await fund(gateway, player, 1_000_000)
})

const balance = () => balanceOf(gateway, player.wallet)
const rounds = () =>
  gateway.vendorDb.selectFrom('round').selectAll().where('player_id', '=', String(player.id)).execute()
const bets = () =>
  gateway.services.db.selectFrom('bet').selectAll().where('account_id', '=', player.id).execute()

/** Begins a round with 3 mines, and tells which tiles are safe: the vendor's own table knows the seed. */
async function begin(seat: Seat): Promise<{ roundId: string; safe: number[]; mine: number }> {
  const { value } = await seat.post('/api/play', { key: newKey(), stake: 100_000, choice: { mines: 3 } })
  const { roundId } = value.round
  const round = (await rounds()).find((each) => each.round_id === roundId)
  if (!round) throw new Error('the round is not kept')
  const minesAt = minesOf(round)
  const safe = [...Array(25).keys()].filter((tile) => !minesAt.includes(tile))
  return { roundId, safe, mine: minesAt[0] ?? 0 }
}

/** Opens each tile of a copy until one is a mine, which tells where all of them lie. */
function minesOf(round: {
  server_seed: string
  server_seed_hash: string
  client_seed: string
  nonce: number
}): readonly number[] {
  const serverSeed = openSeed(vendorServices(gateway), round.server_seed, round.server_seed_hash)
  const seeds = { serverSeed, clientSeed: round.client_seed, nonce: round.nonce }
  for (let tile = 0; tile < 25; tile += 1) {
    const played = mines.play({
      model: undefined,
      draws: drawsOf(seeds),
      stake: 1000,
      choice: { mines: 3 },
      moves: [{ tile }],
    })
    if (played?.view.minesAt) return played.view.minesAt
  }
  return []
}

describe('a round with moves', () => {
  it('goes on move by move and pays what was taken', async () => {
    const seat = await sitDown(gateway, player, undefined, minesGold)
    const { roundId, safe } = await begin(seat)
    expect(await balance()).toBe(900_000)
    const first = await seat.post('/api/move', { roundId, step: 0, move: { tile: safe[0] } })
    expect(first.value).toMatchObject({ round: { isOver: false, payout: 112_500 } })
    const taken = await seat.post('/api/move', { roundId, step: 1, move: { cashOut: true } })
    expect(taken.value).toMatchObject({ round: { isOver: true, state: 'paid' }, balance: 1_012_500 })
    expect(await bets()).toMatchObject([{ status: 'settled', bet_amount: 100_000, win_amount: 112_500 }])
  })

  it('shows no mine before its end', async () => {
    const seat = await sitDown(gateway, player, undefined, minesGold)
    const { roundId, safe } = await begin(seat)
    const { value } = await seat.post('/api/move', { roundId, step: 0, move: { tile: safe[0] } })
    expect(value.round.view).not.toHaveProperty('minesAt')
    expect(value.round).not.toHaveProperty('serverSeed')
  })

  it('makes a move that is sent twice once', async () => {
    const seat = await sitDown(gateway, player, undefined, minesGold)
    const { roundId, safe } = await begin(seat)
    const move = { roundId, step: 0, move: { tile: safe[0] } }
    const answers = await Promise.all([seat.post('/api/move', move), seat.post('/api/move', move)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await rounds())[0]?.moves).toEqual([{ tile: safe[0] }])
  })

  it.each([
    ['another move for a step that was made', 0, (safe: number[]) => ({ tile: safe[1] }), 'round.moved'],
    ['a step ahead', 2, (safe: number[]) => ({ tile: safe[1] }), 'round.moved'],
    ['a move that the rule does not allow now', 1, (safe: number[]) => ({ tile: safe[0] }), 'round.move'],
    ['what is no move', 1, () => ({ tile: 25 }), 'request'],
  ])('refuses %s', async (_, step, moveOf, errorCode) => {
    const seat = await sitDown(gateway, player, undefined, minesGold)
    const { roundId, safe } = await begin(seat)
    await seat.post('/api/move', { roundId, step: 0, move: { tile: safe[0] } })
    const answer = await seat.post('/api/move', { roundId, step, move: moveOf(safe) })
    expect(answer).toMatchObject({ success: false, errorCode })
  })

  it('is not moved by another player', async () => {
    const { roundId, safe } = await begin(await sitDown(gateway, player, undefined, minesGold))
    const other = await addPerson(gateway, `other${number}`)
    await fund(gateway, other, 1_000_000)
    const seat = await sitDown(gateway, other, undefined, minesGold)
    const answer = await seat.post('/api/move', { roundId, step: 0, move: { tile: safe[0] } })
    expect(answer).toMatchObject({ status: 400, field: 'roundId' })
  })

  it('stands as it was when the page comes back, and no second one is begun beside it', async () => {
    const seat = await sitDown(gateway, player, undefined, minesGold)
    const { roundId, safe } = await begin(seat)
    await seat.post('/api/move', { roundId, step: 0, move: { tile: safe[0] } })
    const back = await sitDown(gateway, player, undefined, minesGold)
    expect(back.opened.waiting).toMatchObject({ roundId, view: { opened: [safe[0]] }, payout: 112_500 })
    const second = await back.post('/api/play', { key: newKey(), stake: 10_000, choice: { mines: 3 } })
    expect(second).toMatchObject({ status: 409, errorCode: 'round.open' })
    expect(await back.post('/api/seeds', { clientSeed: 'peek' })).toMatchObject({ errorCode: 'round.open' })
    const taken = await back.post('/api/move', { roundId, step: 1, move: { cashOut: true } })
    expect(taken.value.balance).toBe(1_012_500)
  })

  it.each([
    ['is given back when nothing was opened', 0, 1_000_000, 'rolled-back'],
    ['is paid as it stands when tiles were opened', 1, 1_012_500, 'paid'],
  ])('that was left for a day %s', async (_, opened, expected, state) => {
    const seat = await sitDown(gateway, player, undefined, minesGold)
    const { roundId, safe } = await begin(seat)
    for (let step = 0; step < opened; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a move follows the one before
      await seat.post('/api/move', { roundId, step, move: { tile: safe[step] } })
    }
    await recoverRounds(vendorServices(gateway))
    expect((await rounds())[0]?.state).toBe('playing')
    await gateway.vendorDb
      .updateTable('round')
      .set((eb) => ({ created_at: eb('created_at', '-', dayMs) }))
      .where('round_id', '=', roundId)
      .execute()
    await recoverRounds(vendorServices(gateway))
    expect((await rounds())[0]?.state).toBe(state)
    expect(await balance()).toBe(expected)
  })

  it.each(['before', 'after'] as const)(
    'whose payout was cut off %s it was made is paid once',
    async (when) => {
      const seat = await sitDown(gateway, player, breaking('credit', when), minesGold)
      const { roundId, safe } = await begin(seat)
      await seat.post('/api/move', { roundId, step: 0, move: { tile: safe[0] } })
      const cut = await seat.post('/api/move', { roundId, step: 1, move: { cashOut: true } })
      expect(cut.status).toBe(503)
      await recoverRounds(vendorServices(gateway))
      expect(await balance()).toBe(1_012_500)
    },
  )

  it('loses its stake on a mine', async () => {
    const seat = await sitDown(gateway, player, undefined, minesGold)
    const { roundId, mine } = await begin(seat)
    const { value } = await seat.post('/api/move', { roundId, step: 0, move: { tile: mine } })
    expect(value).toMatchObject({ round: { isOver: true, payout: 0 }, balance: 900_000 })
  })
})

describe('play money', () => {
  it('needs no account, has the same rounds, and touches no balance', async () => {
    const before = await gateway.services.db
      .selectFrom('entry')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const seat = await sitDown(gateway, undefined, undefined, minesGold)
    expect(seat.opened).toMatchObject({ isDemo: true, balance: 10_000_000 })
    const { value } = await seat.post('/api/play', { key: newKey(), stake: 100_000, choice: { mines: 3 } })
    expect(value).toMatchObject({ round: { isOver: false }, balance: 9_900_000 })
    const after = await gateway.services.db
      .selectFrom('entry')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(after).toEqual(before)
    expect((await seat.post('/api/demo/refill', {})).value).toEqual({ balance: 10_000_000 })
  })

  it('that is used up is told apart from money: it is refilled, not deposited', async () => {
    const seat = await sitDown(gateway, undefined, undefined, minesGold)
    const demos = gateway.vendorDb.updateTable('player_wallet').where('player_id', 'like', 'demo:%')
    await demos.set({ balance: 0 }).execute()
    const refused = await seat.post('/api/play', { key: newKey(), stake: 10_000, choice: { mines: 3 } })
    expect(refused.errorCode).toBe('seamless.insufficient')
    expect(refused.message).toMatch(/play money is too low.*Refill/)
  })

  it('is not refilled into a real wallet', async () => {
    const seat = await sitDown(gateway, player, undefined, minesGold)
    expect(await seat.post('/api/demo/refill', {})).toMatchObject({ errorCode: 'seamless.session' })
    expect(await balance()).toBe(1_000_000)
  })
})

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
