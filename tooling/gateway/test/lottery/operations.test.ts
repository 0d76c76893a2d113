import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type LotteryDraw } from '@saola/protocol'
import { minuteMs } from '@saola/rules'
import { scheduleDraws } from '../../src/lottery/draws/schedule-draws.ts'
import { settleDraws } from '../../src/lottery/draws/settle-draws.ts'
import { stepDraws } from '../../src/lottery/draws/step-draws.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { corrected, northern } from './stage.ts'

const official = 'LOTT_NORTHERN_LOTTERY'
const fast = 'ELOTT_FAST_NORTH_45_SECONDS'

let gateway: TestGateway
let member: TestPerson
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  const { db } = gateway.services
  await db.updateTable('lottery_game').set({ source: 'official' }).where('code', '=', official).execute()
  await scheduleDraws.run(gateway.services)
  member = await addPerson(gateway, 'drawoperations')
  await fund(gateway, member, 10_000_000)
})
afterAll(() => gateway.close())

async function operate(operation: Record<string, unknown>) {
  const response = await gateway.fetch('http://gateway.test/ops/lottery-draw', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify(operation),
  })
  const body = (await response.json()) as { value?: LotteryDraw; field?: string }
  return { status: response.status, field: body.field, draw: body.value }
}

async function nextDraw(gameCode: string): Promise<LotteryDraw> {
  const { draws } = await gateway.client().send(calls.lottery.game, { gameCode })
  if (!draws[0]) throw new Error(`${gameCode} has no draw ahead`)
  return draws[0]
}

async function runUntil(at: number): Promise<void> {
  gateway.clock.advance(at - gateway.clock.now())
  await stepDraws.run(gateway.services)
  await settleDraws.run(gateway.services)
}

/** 100,000 đ on the tail of the special prize. */
async function bet(draw: LotteryDraw, number: string): Promise<void> {
  await gateway.client(member.token).send(
    calls.lottery.place,
    {
      gameCode: draw.gameCode,
      lines: [{ type: 'de-dac-biet', numbers: [number], base: 100_000, odds: 99.5 }],
      draws: [{ drawId: draw.drawId, multiplier: 1 }],
      stopOnWin: false,
    },
    { idempotencyKey: `operations-${draw.drawId}-${number}` },
  )
}

describe('a result of the state (lottery 44)', () => {
  let draw: LotteryDraw
  let before: number
  beforeAll(async () => {
    draw = await nextDraw(official)
    await bet(draw, '13')
    before = await balanceOf(gateway, member.wallet)
    await runUntil(draw.drawsAt)
  })
  const id = () => Number(draw.drawId)

  it('has no commitment, and is drawn by nobody but people', async () => {
    const waiting = await gateway.client().send(calls.lottery.draw, { drawId: draw.drawId })
    expect([waiting.source, waiting.commitment, waiting.state]).toEqual(['official', undefined, 'locked'])
  })

  it('is not taken in part, nor with a number of another length', async () => {
    const part = await operate({ step: 'enter', drawId: id(), by: 'an', prizes: northern.slice(0, 4) })
    expect([part.status, part.field]).toEqual([400, 'prizes.4'])
    const short = [['6021'], ...northern.slice(1)]
    const misfit = await operate({ step: 'enter', drawId: id(), by: 'an', prizes: short })
    expect(misfit.field).toBe('prizes.0')
  })

  it('is neither shown nor paid until another person has confirmed it', async () => {
    await operate({ step: 'enter', drawId: id(), by: 'an', prizes: northern })
    await settleDraws.run(gateway.services)
    const entered = await gateway.client().send(calls.lottery.draw, { drawId: draw.drawId })
    expect([entered.state, entered.prizes]).toEqual(['locked', []])
    expect((await operate({ step: 'confirm', drawId: id(), by: 'an' })).field).toBe('by')
    expect(await balanceOf(gateway, member.wallet)).toBe(before)
  })

  it('is paid once two persons agree', async () => {
    const { draw: published } = await operate({ step: 'confirm', drawId: id(), by: 'binh' })
    expect(published?.prizes).toEqual(northern)
    await settleDraws.run(gateway.services)
    expect(await balanceOf(gateway, member.wallet)).toBe(before + 9_950_000)
  })

  it('is corrected by two persons, with a reason, as a new version (lottery 10)', async () => {
    const unexplained = await operate({ step: 'enter', drawId: id(), by: 'an', prizes: corrected })
    expect(unexplained.field).toBe('reason')
    await operate({ step: 'enter', drawId: id(), by: 'an', prizes: corrected, reason: 'a misread digit' })
    const { draw: anew } = await operate({ step: 'confirm', drawId: id(), by: 'binh' })
    expect([anew?.version, anew?.prizes[0]]).toEqual([1, ['60214']])
    await settleDraws.run(gateway.services)
    expect(await balanceOf(gateway, member.wallet)).toBe(before)
  })
})

describe('a draw that is not held (lottery 45)', () => {
  // The draws of the morning are long over.
  beforeAll(async () => {
    await scheduleDraws.run(gateway.services)
  })

  it('gives the stakes back, says why, and tells its seed', async () => {
    const draw = await nextDraw(fast)
    await runUntil(draw.opensAt)
    const before = await balanceOf(gateway, member.wallet)
    await bet(draw, '77')
    const { draw: voided } = await operate({ step: 'void', drawId: Number(draw.drawId), reason: 'power cut' })
    expect([voided?.state, voided?.voidReason, voided?.prizes]).toEqual(['voided', 'power cut', []])
    expect(voided?.seed).toMatch(/^[0-9a-f]{64}$/)
    await settleDraws.run(gateway.services)
    expect(await balanceOf(gateway, member.wallet)).toBe(before)
    await runUntil(draw.drawsAt)
    const after = await gateway.client().send(calls.lottery.draw, { drawId: draw.drawId })
    expect(after.state).toBe('voided')
  })

  it('may be one that was paid, and corrected: all of it goes back by transfers of its own (lottery 52)', async () => {
    const draw = await nextDraw(fast)
    const drawId = Number(draw.drawId)
    const before = await balanceOf(gateway, member.wallet)
    await bet(draw, '13')
    await bet(draw, '14')
    await runUntil(draw.drawsAt)
    for (const prizes of [northern, corrected]) {
      await operate({ step: 'enter', drawId, by: 'an', prizes, reason: 'as it was drawn' })
      await operate({ step: 'confirm', drawId, by: 'binh' })
      await settleDraws.run(gateway.services)
    }
    expect(await balanceOf(gateway, member.wallet)).toBe(before - 200_000 + 9_950_000)
    const { draw: gone } = await operate({ step: 'void', drawId, reason: 'the draw was faulty' })
    expect([gone?.state, gone?.version, gone?.prizes]).toEqual(['voided', 3, []])
    await settleDraws.run(gateway.services)
    expect(await balanceOf(gateway, member.wallet)).toBe(before)
    const { list } = await gateway.client(member.token).send(calls.lottery.orders, { pageNo: 1, pageSize: 2 })
    expect(list.map(({ bets }) => bets[0]?.state)).toEqual(['voided', 'voided'])
    const { rows } = await sql<{ kind: string; amount: number }>`
      select transfer.kind, entry.amount from transfer join entry on entry.transfer_id = transfer.id
      where entry.ledger_account_id = ${member.wallet} and transfer.idempotency_key like ${`LT%-${drawId}:3:%`}
      order by entry.amount`.execute(gateway.services.db)
    expect(rows.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'rollback -9950000',
      'rollback 100000',
      'rollback 100000',
    ])
    await expectReconciled(gateway.services.db)
  })

  it('cannot be voided twice', async () => {
    const draw = await nextDraw(fast)
    await operate({ step: 'void', drawId: Number(draw.drawId), reason: 'power cut' })
    const refused = await operate({ step: 'void', drawId: Number(draw.drawId), reason: 'again' })
    expect([refused.status, refused.field]).toEqual([400, 'drawId'])
  })
})

describe('a draw that is put off', () => {
  it('locks and draws later, as long as it has not locked', async () => {
    const draw = await nextDraw(official)
    const { draw: later } = await operate({ step: 'postpone', drawId: Number(draw.drawId), byMinutes: 30 })
    expect([later?.locksAt, later?.drawsAt]).toEqual([
      draw.locksAt + 30 * minuteMs,
      draw.drawsAt + 30 * minuteMs,
    ])
  })

  it('cannot be one that has locked', async () => {
    const draw = await nextDraw(fast)
    await runUntil(draw.locksAt)
    const refused = await operate({ step: 'postpone', drawId: Number(draw.drawId), byMinutes: 30 })
    expect(refused.field).toBe('drawId')
  })
})
