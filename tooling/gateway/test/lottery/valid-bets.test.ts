import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { settleDraw } from '../../src/lottery/settle-draw.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { changeMerchant } from '../../src/operations/change-merchant.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { newKey } from '../vendor/seat.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { addDraw, drawn, openLottery } from './stage.ts'

const gameCode = 'NORTH_OF_VALID_BETS'
/** Chẵn and lẻ give back 97.5 percent: they count whole, but for what comes back of both (games 77, 78). */
const even = { type: 'chan-le', numbers: ['chan'], base: 100_000, odds: 1.95 }
const odd = { type: 'chan-le', numbers: ['le'], base: 100_000, odds: 1.95 }

let gateway: TestGateway
let player: TestPerson
let draws: string[]
let number = 0
beforeAll(async () => {
  gateway = await startGateway()
  await openLottery(gateway, gameCode)
  const validBets = { wholeFromEdge: 200 }
  await changeMerchant(gateway.services, { merchant: 'saola', validBets })
})
afterAll(async () => {
  await expectReconciled(gateway.services.db)
  await gateway.close()
})
beforeEach(async () => {
  number += 1
  player = await addPerson(gateway, `cover${number}`)
  await fund(gateway, player, 10_000_000)
  draws = await Promise.all(
    [0, 1].map((turn) =>
      addDraw(gateway, gameCode, {
        numero: `20261122-${3000 + number * 10 + turn}`,
        seconds: 50 + turn * 60,
      }),
    ),
  )
})

const place = (lines: readonly object[], onDraws = draws.slice(0, 1), multiplier = 1) =>
  gateway.client(player.token, 'EN').send(
    calls.lottery.place,
    {
      gameCode,
      lines: lines as never,
      draws: onDraws.map((drawId) => ({ drawId, multiplier })),
      stopOnWin: false,
    },
    { idempotencyKey: newKey() },
  )

async function settled(drawId = draws[0] ?? '') {
  await drawn(gateway, drawId)
  await settleDraw(gateway.services, Number(drawId))
  const rows = await gateway.services.db
    .selectFrom('bet')
    .select(['risk_amount as risk', 'valid_amount as valid'])
    .where('account_id', '=', player.id)
    .where('status', '=', 'settled')
    .orderBy('id')
    .execute()
  return rows
}

describe('what a member has on one draw counts together (games 77)', () => {
  it('one side could be lost whole', async () => {
    await place([even])
    expect(await settled()).toEqual([{ risk: 100_000, valid: 100_000 }])
  })

  it('both sides in one order lose 5,000 at most', async () => {
    await place([even, odd])
    expect(await settled()).toEqual([{ risk: 5_000, valid: 5_000 }])
  })

  it('both sides in two orders are no more, each by its stake', async () => {
    await place([even])
    await place([odd], draws.slice(0, 1), 3)
    // 400,000 staked, of which even brings 195,000 back at least.
    expect(await settled()).toEqual([
      { risk: 51_250, valid: 51_250 },
      { risk: 153_750, valid: 153_750 },
    ])
  })

  it('two members are two', async () => {
    const [one] = [player]
    await place([even])
    player = await addPerson(gateway, `other${number}`)
    await fund(gateway, player, 10_000_000)
    await place([odd])
    expect(await settled()).toEqual([{ risk: 100_000, valid: 100_000 }])
    player = one
    expect(await settled()).toEqual([{ risk: 100_000, valid: 100_000 }])
  })

  it('a side that is taken back leaves the other whole', async () => {
    await place([even], draws)
    const order = await place([odd], draws)
    await drawn(gateway, draws[0] ?? '')
    await gateway.client(player.token).send(calls.lottery.cancelRest, { orderId: order.orderId })
    // On the first draw both sides stand; on the second only even does.
    expect(await settled()).toEqual([
      { risk: 2_500, valid: 2_500 },
      { risk: 2_500, valid: 2_500 },
    ])
    expect((await settled(draws[1])).map(({ risk }) => risk)).toContain(100_000)
  })
})
