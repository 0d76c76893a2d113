import { calls } from '@saola/protocol'
import { expect } from 'vitest'
import { signTransfer } from '../../src/bank/transfer-signature.ts'
import { settleDraw } from '../../src/lottery/settle-draw.ts'
import { addDraw, drawn, northern, voided } from '../lottery/stage.ts'
import type { TestGateway } from '../start-gateway.ts'
import { launch, newKey, seamless } from '../vendor/seat.ts'
import type { TestPerson } from '../wallet/people.ts'

/** What a stake of the table comes to; all of it is lost at first. */
export const stake = 1_000_000

/** The lottery of these tests. */
export const lotteryCode = 'NORTH_OF_REWARDS'

/** A stake that was settled and lost, and what makes it count for nothing afterwards. */
export type Played = {
  undo: () => Promise<void>
  /** Lets it count again, where that can be. */
  redo?: () => Promise<void>
}
export type Play = (gateway: TestGateway, who: TestPerson) => Promise<Played>

let turn = 0

/** A round of a vendor; without `isLast` it stays open. */
export async function playRound(
  gateway: TestGateway,
  who: TestPerson,
  { amount = stake, nodeId = '105', isLast = true } = {},
): Promise<string> {
  const token = await launch(gateway, who, { nodeId })
  const { sessionKey } = (await seamless(gateway, 'session', { token })).value
  const id = `played-${(turn += 1)}`
  const debit = { transactionId: id, roundId: id, sessionKey, amount, content: '' }
  expect(await seamless(gateway, 'debit', debit)).toMatchObject({ success: true })
  const credit = { transactionId: `${id}-won`, debitTransactionId: id, amount: 0, content: '', isLast: true }
  if (isLast) expect(await seamless(gateway, 'credit', credit)).toMatchObject({ success: true })
  return id
}

/** Corrects a round as its vendor does. */
export async function correct(gateway: TestGateway, id: string, what: object): Promise<void> {
  const wanted = { transactionId: `${id}-${(turn += 1)}`, debitTransactionId: id, ...what }
  expect(await seamless(gateway, 'correct', wanted)).toMatchObject({ success: true })
}

/** A stake on a draw that is voided after it was settled. */
export const onDraw: Play = async (gateway, who) => {
  const drawId = await addDraw(gateway, lotteryCode, { numero: `20261128-${1000 + (turn += 1)}` })
  const line = { type: 'de-dac-biet', numbers: ['14'], base: stake, odds: 99.5 }
  await gateway
    .client(who.token)
    .send(
      calls.lottery.place,
      { gameCode: lotteryCode, lines: [line], draws: [{ drawId, multiplier: 1 }], stopOnWin: false },
      { idempotencyKey: newKey() },
    )
  await drawn(gateway, drawId, northern)
  await settleDraw(gateway.services, Number(drawId))
  return {
    undo: async () => {
      await voided(gateway, drawId)
      await settleDraw(gateway.services, Number(drawId))
    },
  }
}

/** A round that its vendor corrects to none. */
export const onRound: Play = async (gateway, who) => {
  const id = await playRound(gateway, who)
  return { undo: () => correct(gateway, id, { isVoid: true }) }
}

/** A bet on a match that is called off after it was settled. */
export const onMatch =
  (nodeId: () => string): Play =>
  async (gateway, who) => {
    const id = await playRound(gateway, who, { nodeId: nodeId() })
    return { undo: () => correct(gateway, id, { isVoid: true }) }
  }

/** A round whose other result gives the stake back, and whose first result comes again. */
export const onOtherResult: Play = async (gateway, who) => {
  const id = await playRound(gateway, who)
  return {
    undo: () => correct(gateway, id, { amount: stake }),
    redo: () => correct(gateway, id, { amount: 0 }),
  }
}

/** Pays in as a member does, by a code that the bank reports. */
export async function deposit(
  gateway: TestGateway,
  who: TestPerson,
  amount: number,
  bankSecret: string,
): Promise<void> {
  const { memo } = await gateway
    .client(who.token)
    .send(calls.wallet.deposit, { amount }, { idempotencyKey: newKey() })
  const body = JSON.stringify({ reference: `FT28-${(turn += 1)}`, memo, amount })
  const { status } = await gateway.fetch('http://gateway.test/bank/transfers', {
    method: 'POST',
    headers: { 'X-Bank-Signature': signTransfer(bankSecret, body) },
    body,
  })
  expect(status).toBe(200)
}
