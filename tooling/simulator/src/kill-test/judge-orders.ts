import type { ToldOrder } from '../facts.ts'

type Row = Record<string, string>

/**
 * Orders on draws, next to what members were told: each once, each bet with an outcome. What each line should pay is
 * what `reconcile` looks at; here stands what the bets brought each member.
 */
export async function judgeOrders(
  rowsOf: (text: string) => Promise<Row[]>,
  told: readonly ToldOrder[],
): Promise<{ brought: ReadonlyMap<string, number>; wrong: string[] }> {
  const orders = Map.groupBy(await rowsOf('select * from lottery_order'), (row) => row['idempotency_key'])
  const wrong = told.flatMap(({ key, orderId }) => {
    const found = orders.get(key) ?? []
    if (found.length === 1 && String(found[0]?.['id']) === orderId) return []
    return [`${key}: told order ${orderId}, found ${found.length}`]
  })
  const brought = new Map<string, number>()
  const bets = await rowsOf('select bet.* from bet join lottery_bet on lottery_bet.bet_id = bet.id')
  for (const bet of bets) {
    const { status, order_no: orderNo } = bet
    const owner = String(bet['account_id'])
    if (status === 'open') wrong.push(`bet ${orderNo} has no outcome`)
    if (status !== 'settled') continue
    const net = Number(bet['win_amount']) - Number(bet['bet_amount'])
    brought.set(owner, (brought.get(owner) ?? 0) + net)
  }
  return { brought, wrong }
}
