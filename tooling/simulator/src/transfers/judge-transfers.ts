import type { Simulation } from '../simulation.ts'
import type { Member } from '../world.ts'

type Row = Record<string, unknown>

/** What transfers along the line brought to whom, and what is wrong with them beside what was wished and told. */
export function judgeTransfersOf(
  sim: Simulation,
  all: (text: string) => Row[],
): { brought: Map<Member, number>; wrong: string[] } {
  const wrong: string[] = []
  const say = (isWrong: boolean, what: () => string): void => void (isWrong && wrong.push(what()))
  const brought = new Map<Member, number>()
  const add = (member: Member, amount: number) => brought.set(member, (brought.get(member) ?? 0) + amount)
  const written = Map.groupBy(all('select * from agent_transfer'), (row) => String(row['idempotency_key']))
  for (const { key, from, to, amount, isAlong, orderNo } of sim.facts.transfers) {
    const found = written.get(key) ?? []
    say(found.length > 1, () => `${key} went ${found.length} times from ${from.name} to ${to.name}`)
    say(found.length > 0 && !isAlong, () => `${key} went beside the line, from ${from.name} to ${to.name}`)
    const numbers = found.map((row) => `CT${String(row['id'])}`)
    say(
      orderNo !== undefined && !numbers.includes(orderNo),
      () => `${key} was told ${orderNo}, which is gone`,
    )
    for (const row of found) {
      const isMeant =
        Number(row['account_id']) === from.accountId &&
        Number(row['receiver_id']) === to.accountId &&
        row['amount'] === amount
      say(!isMeant, () => `${key} went to somebody else, or as another amount`)
    }
    if (found.length === 0) continue
    add(from, -amount)
    add(to, amount)
  }
  return { brought, wrong }
}
