import type { Simulation } from '../simulation.ts'
import type { Member } from '../world.ts'

type Row = Record<string, unknown>
type Line = { type: string; numbers: string[]; base: number }

/** What the orders of a seed brought to whom, by a settlement of the simulator's own, and what is wrong with them. */
export function judgeOrdersOf(
  sim: Simulation,
  all: (text: string) => Row[],
): { brought: Map<Member, number>; wrong: string[] } {
  const wrong: string[] = []
  const brought = new Map<Member, number>()
  const orders = Map.groupBy(all('select * from lottery_order'), (row) => String(row['idempotency_key']))
  const bets = Map.groupBy(
    all(`select lottery_bet.*, bet.status, bet.bet_amount, lottery_draw.prizes, lottery_draw.state, lottery_draw.numero
      from lottery_bet join bet on bet.id = lottery_bet.bet_id
      join lottery_draw on lottery_draw.id = lottery_bet.draw_id`),
    (row) => String(row['order_id']),
  )
  for (const { member, key, orderId } of sim.facts.orders) {
    const found = orders.get(key) ?? []
    if (found.length > 1) wrong.push(`${key} placed ${found.length} orders`)
    const [order] = found
    if (orderId !== undefined && String(order?.['id']) !== orderId)
      wrong.push(`${key} was told order ${orderId}, which is gone`)
    if (order === undefined) continue
    const lines = order['lines'] as Line[]
    for (const bet of bets.get(String(order['id'])) ?? []) {
      const { status, state } = bet
      if (status === 'open')
        wrong.push(`${key} has an open bet on draw ${String(bet['numero'])}, which is ${String(state)}`)
      if (state === 'voided' && status !== 'cancelled') wrong.push(`${key} has a bet on a voided draw`)
      if (status !== 'settled') continue
      const won = lines.reduce(
        (sum, line) => sum + returnOf(line, bet['prizes'] as string[][]) * Number(bet['multiplier']),
        0,
      )
      brought.set(member, (brought.get(member) ?? 0) + won - Number(bet['bet_amount']))
    }
  }
  for (const { owner, amount } of all(`select wallet.owner_id as owner, sum(entry.amount)::bigint as amount
      from transfer join entry on entry.transfer_id = transfer.id
      join ledger_account wallet on wallet.id = entry.ledger_account_id and wallet.owner_id is not null
      where transfer.scope = 'lottery' and transfer.kind = 'adjustment' group by 1`)) {
    const member = sim.members.find(({ accountId }) => accountId === owner)
    if (member) brought.set(member, (brought.get(member) ?? 0) + Number(amount))
  }
  return { brought, wrong }
}

/** The rules of three ways to bet, as one would say them. */
function returnOf({ type, numbers, base }: Line, prizes: string[][]): number {
  const tails = prizes.flat().map((drawn) => drawn.slice(-2))
  switch (type) {
    case 'lo-2':
      return tails.filter((tail) => numbers.includes(tail)).length * base * 99.5
    case 'de-dac-biet':
      return numbers.includes(tails[0] ?? '') ? base * 99.5 : 0
    case 'xien-2':
      return numbers.every((number) => tails.includes(number)) ? base * 16 : 0
    default:
      throw new Error(`nobody orders ${type}`)
  }
}
