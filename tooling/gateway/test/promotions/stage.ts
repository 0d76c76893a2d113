import { sql } from 'kysely'
import { countTurnover } from '../../src/promotions/count-turnover.ts'
import { operatePromotion, type NewPromotion } from '../../src/promotions/operate-promotion.ts'
import type { TestGateway } from '../start-gateway.ts'
import type { TestPerson } from '../wallet/people.ts'

const hourMs = 3_600_000

/** An offer of 50,000 with ten times the turnover on slots, published as an operator publishes it. */
export async function publish(gateway: TestGateway, change: Partial<NewPromotion> = {}): Promise<string> {
  const now = gateway.services.now()
  const { id } = await operatePromotion(gateway.services, {
    step: 'create',
    merchant: 'saola',
    types: ['slots'],
    tags: ['limited'],
    title: { VI: 'Thưởng nổ hũ', EN: 'Slots bonus' },
    content: { VI: 'Cược nổ hũ, nhận thưởng.', EN: 'Play slots, earn a bonus.' },
    startsAt: now - hourMs,
    endsAt: now + hourMs,
    claimUntil: now + 2 * hourMs,
    multiple: 1_000,
    families: ['RNG'],
    bonus: { kind: 'fixed', amount: 50_000 },
    ...change,
  })
  return String(id)
}

/** Runs the job once, as the clock would; answers how many things it changed. */
export function runTurnover(gateway: TestGateway): Promise<number> {
  return countTurnover.run(gateway.services)
}

let series = 0

/** Bets of one amount from a vendor's own wallet, placed now; `game` is a slot unless it says otherwise. */
export async function placeBets(
  { services }: TestGateway,
  who: TestPerson,
  bet: { count?: number; amount: number; status?: 'open' | 'settled'; family?: string },
): Promise<void> {
  const { count = 1, amount, status = 'settled', family = 'RNG' } = bet
  const now = services.now()
  const name = `${who.name}-${series++}`
  await sql`insert into bet (order_no, account_id, node_id, vendor_code, round_id, bet_amount, status, content, placed_at,
      settled_at, wallet)
    select ${name} || '-' || n, ${who.id}::bigint, game.node_id, game.vendor_code, ${name} || '-' || n, ${amount}::bigint,
      ${status}, '', ${now}::bigint, ${status === 'open' ? null : now}::bigint, 'vendor'
    from generate_series(1, ${count}::integer) as n
    cross join (select node_id, vendor_code from game where family = ${family} order by node_id limit 1) as game`.execute(
    services.db,
  )
}

/** Settles the open bets of an account now. */
export async function settleBets({ services }: TestGateway, who: TestPerson): Promise<void> {
  await sql`update bet set status = 'settled', settled_at = ${services.now()}::bigint
    where account_id = ${who.id}::bigint and status = 'open'`.execute(services.db)
}

/** What the ledger holds aside for an account as bonuses. */
export async function bonusOf({ services }: TestGateway, who: TestPerson): Promise<number> {
  const row = await services.db
    .selectFrom('ledger_account')
    .select('balance')
    .where('owner_id', '=', who.id)
    .where('kind', '=', 'bonus')
    .executeTakeFirst()
  return row?.balance ?? 0
}

/** What is in an account's wallet. */
export async function walletOf({ services }: TestGateway, who: TestPerson): Promise<number> {
  const row = await services.db
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', who.wallet)
    .executeTakeFirstOrThrow()
  return row.balance
}
