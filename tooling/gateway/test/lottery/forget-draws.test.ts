import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { forgetDraws } from '../../src/lottery/draws/forget-draws.ts'
import { settleDraws } from '../../src/lottery/draws/settle-draws.ts'
import { changeMerchant } from '../../src/operations/change-merchant.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { newKey } from '../vendor/seat.ts'
import { addPerson, fund } from '../wallet/people.ts'
import { addDraw, drawn, openLottery } from './stage.ts'

const gameCode = 'NORTH_TO_FORGET'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  await openLottery(gateway, gameCode)
})
afterAll(() => gateway.close())

it('forgets old fast draws that nobody bet on, and no other (lottery 55)', async () => {
  const { db } = gateway.services
  const member = await addPerson(gateway, 'forgetful')
  await fund(gateway, member, 1_000_000)
  const [quiet, played] = [
    await addDraw(gateway, gameCode, { numero: '20261122-0001' }),
    await addDraw(gateway, gameCode, { numero: '20261122-0002' }),
  ]
  await gateway.client(member.token).send(
    calls.lottery.place,
    {
      gameCode,
      lines: [{ type: 'lo-2', numbers: ['83'], base: 1_000, odds: 99.5 }],
      draws: [{ drawId: played, multiplier: 1 }],
      stopOnWin: false,
    },
    { idempotencyKey: newKey() },
  )
  for (const drawId of [quiet, played]) await drawn(gateway, drawId)
  await settleDraws.run(gateway.services)
  await changeMerchant(gateway.services, { merchant: 'saola', lottery: { keptDays: 10 } })
  gateway.clock.advance(9 * dayMs)
  const recent = await addDraw(gateway, gameCode, { numero: '20261201-0001' })
  await drawn(gateway, recent)
  await settleDraws.run(gateway.services)
  // News are forgotten by a job of their own, and hold their draws until then.
  await db.deleteFrom('lottery_news').execute()
  await forgetDraws.run(gateway.services)
  const own = () =>
    db.selectFrom('lottery_draw').select('id').where('game_code', '=', gameCode).orderBy('id').execute()
  expect((await own()).map(({ id }) => String(id))).toEqual([quiet, played, recent])
  gateway.clock.advance(2 * dayMs)
  await Promise.all([forgetDraws.run(gateway.services), forgetDraws.run(gateway.services)])
  expect((await own()).map(({ id }) => String(id))).toEqual([played, recent])
  expect(await forgetDraws.run(gateway.services)).toBe(0)
})
