import type { TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import type { TestPerson } from '../wallet/people.ts'

/** A settled bet on a draw, as a real-time salary counts it; answers its order number. */
export async function placeOnDraw(
  gateway: TestGateway,
  person: TestPerson,
  { drawId, gameCode, ...bet }: { stake: number; win: number; drawId: number; gameCode: string },
): Promise<string> {
  const { db, now } = gateway.services
  const orderNo = await placeBet(gateway, person, bet)
  const { id } = await db
    .selectFrom('bet')
    .select('id')
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow()
  const order = await db
    .insertInto('lottery_order')
    .values({
      account_id: person.id,
      game_code: gameCode,
      idempotency_key: orderNo,
      request_hash: orderNo,
      lines: '[]',
      stop_on_win: false,
      placed_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('lottery_bet')
    .values({ bet_id: id, order_id: order.id, draw_id: drawId, multiplier: 1 })
    .execute()
  return orderNo
}

/** Corrects what a settled bet won, as a draw that is drawn again does. */
export async function correctBet({ services }: TestGateway, orderNo: string, win: number): Promise<void> {
  await services.db.updateTable('bet').set({ win_amount: win }).where('order_no', '=', orderNo).execute()
}
