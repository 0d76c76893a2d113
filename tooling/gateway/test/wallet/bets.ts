import { hashRequest, postTransfer } from '../../src/ledger/ledger.ts'
import type { TestGateway } from '../start-gateway.ts'
import type { TestPerson } from './people.ts'
import { accountOfOperator } from './people.ts'

/** The game that test bets are placed on: any one of the seeded catalogue. */
export async function someGame({ services }: TestGateway) {
  return services.db.selectFrom('game').selectAll().orderBy('sort').limit(1).executeTakeFirstOrThrow()
}

let counter = 0

/** A bet with its transfers, as the seamless wallet would write them; `win` undefined leaves it open. */
export async function placeBet(
  gateway: TestGateway,
  person: TestPerson,
  bet: { stake: number; win?: number; cancelled?: boolean; nodeId?: string },
): Promise<string> {
  const { db, now } = gateway.services
  const game = await someGame(gateway)
  const orderNo = `TEST${String(counter++).padStart(8, '0')}`
  const isOpen = bet.win === undefined && !bet.cancelled
  await db
    .insertInto('bet')
    .values({
      order_no: orderNo,
      account_id: person.id,
      play_session_id: null,
      node_id: bet.nodeId ?? game.node_id,
      vendor_code: game.vendor_code,
      round_id: orderNo,
      debit_id: orderNo,
      bet_amount: bet.stake,
      win_amount: bet.cancelled ? 0 : (bet.win ?? 0),
      status: statusOf(bet),
      content: 'x2',
      placed_at: now(),
      settled_at: isOpen ? null : now(),
    })
    .execute()
  await move(gateway, person, { orderNo, kind: 'bet', amount: -bet.stake })
  if (bet.win) await move(gateway, person, { orderNo, kind: 'win', amount: bet.win })
  if (bet.cancelled) await move(gateway, person, { orderNo, kind: 'rollback', amount: bet.stake })
  return orderNo
}

function statusOf(bet: { win?: number; cancelled?: boolean }): 'open' | 'settled' | 'cancelled' {
  if (bet.cancelled) return 'cancelled'
  return bet.win === undefined ? 'open' : 'settled'
}

async function move(
  { services }: TestGateway,
  person: TestPerson,
  movement: { orderNo: string; kind: 'bet' | 'win' | 'rollback'; amount: number },
): Promise<void> {
  const posted = await postTransfer(services.db, {
    scope: 'seamless:TEST',
    key: `${movement.orderNo}-${movement.kind}`,
    requestHash: hashRequest(movement.orderNo, movement.amount),
    kind: movement.kind,
    reference: movement.orderNo,
    remark: 'Test',
    now: services.now(),
    entries: [
      { ledgerAccountId: person.wallet, amount: movement.amount },
      { ledgerAccountId: await accountOfOperator(services.db, 'vendor:TEST'), amount: -movement.amount },
    ],
  })
  if (posted.outcome !== 'posted') throw new Error(`the test bet ended as ${posted.outcome}`)
}
