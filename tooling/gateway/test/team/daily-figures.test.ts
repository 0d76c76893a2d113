import { dayKey } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededRandom } from '@saola/testkit'
import type { Database } from '../../src/db/database.ts'
import { dailyChecks } from '../../src/team/reports/daily-check-store.ts'
import { addChangesToDays } from '../../src/team/reports/sum-days-store.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'

const day = 86_400_000

let gateway: TestGateway
let db: Database
const people: TestPerson[] = []
let games: { node_id: string; vendor_code: string; family: string }[]

beforeAll(async () => {
  gateway = await startGateway()
  db = gateway.services.db
  // A line of three, and one beside it: what each plays is in the days of everybody above.
  const top = await addPerson(gateway, 'daystop', { type: 2 })
  const middle = await addPerson(gateway, 'daysmiddle', { type: 1, upline: top })
  people.push(
    top,
    middle,
    await addPerson(gateway, 'daysbelow', { upline: middle }),
    await addPerson(gateway, 'daysbeside'),
  )
  games = await db
    .selectFrom('game')
    .select(['node_id', 'vendor_code', 'family'])
    .orderBy('sort')
    .limit(40)
    .execute()
})
afterAll(() => gateway.close())

/** What the days and the ledger's rows disagree about; nothing, if all is well. */
async function differences(): Promise<unknown[]> {
  const found: unknown[] = []
  for (const check of dailyChecks) if ('query' in check) found.push(...(await check.query.execute(db)).rows)
  return found
}

/** One day of play that goes on over each other: bets placed, settled, corrected, cancelled, refused and summed. */
async function live(seed: number, steps: number): Promise<void> {
  const random = seededRandom(seed)
  const below = (most: number): number => Math.floor(random() * most)
  const someBet = async (): Promise<number> => {
    const { rows } = await sql<{
      id: number
    }>`select id from bet order by id desc offset ${below(30)} limit 1`.execute(db)
    return rows[0]?.id ?? 0
  }
  const acts = [
    () => place(seed, below),
    () => place(seed, below),
    async () =>
      sql`update bet set status = 'settled', win_amount = ${below(90_000)}, settled_at = ${gateway.services.now()}
        where status = 'open' and id = ${await someBet()}`.execute(db),
    async () =>
      sql`update bet set win_amount = win_amount + ${below(9_000)} where status = 'settled' and id = ${await someBet()}`.execute(
        db,
      ),
    async () =>
      sql`update bet set bet_amount = bet_amount + ${1 + below(9_000)} where status = 'open' and id = ${await someBet()}`.execute(
        db,
      ),
    async () =>
      sql`update bet set status = 'cancelled', win_amount = 0, settled_at = coalesce(settled_at, 1) where id = ${await someBet()}`.execute(
        db,
      ),
    async () =>
      sql`delete from bet where id = ${await someBet()} and status = 'open' and debit_id is null`.execute(db),
    // A draw settles many at once.
    async () =>
      sql`update bet set status = 'settled', win_amount = bet_amount * 2, settled_at = ${gateway.services.now()}
        where status = 'open' and id % 3 = ${below(3)}`.execute(db),
    async () => fund(gateway, people[below(people.length)] ?? raise(), 1_000 + below(9_000)),
    async () => addChangesToDays(db, 1 + below(20)),
    async () => gateway.clock.advance(below(day)),
  ]
  for (let step = 0; step < steps; step += 1) await acts[below(acts.length)]?.()
}

let counter = 0
async function place(seed: number, below: (most: number) => number): Promise<void> {
  const game = games[below(games.length)] ?? raise()
  counter += 1
  await db
    .insertInto('bet')
    .values({
      order_no: `DAY${seed}-${counter}`,
      account_id: (people[below(people.length)] ?? raise()).id,
      play_session_id: null,
      node_id: game.node_id,
      vendor_code: game.vendor_code,
      round_id: `day-${counter}`,
      debit_id: null,
      bet_amount: 1 + below(50_000),
      status: 'open',
      content: 'x2',
      placed_at: gateway.services.now() - below(3 * day),
      settled_at: null,
    })
    .execute()
}

function raise(): never {
  throw new Error('there is nobody')
}

/** What the bets of everybody below an account come to, row by row, by a word of theirs. */
async function played(above: TestPerson, by: 'account' | 'day'): Promise<unknown[]> {
  const key = by === 'account' ? sql`bet.account_id::text` : sql`vietnam_day(bet.placed_at)`
  const { rows } = await sql<{ key: unknown; bet: number; valid: number; win: number; profit: number }>`
    select ${key} as key, sum(bet_amount)::bigint as bet, sum(win_amount)::bigint as win,
      coalesce(sum(bet_amount) filter (where status = 'settled'), 0)::bigint as valid,
      coalesce(sum(win_amount - bet_amount) filter (where status = 'settled'), 0)::bigint as profit
    from bet join descent on descent.descendant_id = bet.account_id and descent.depth > 0
    where descent.ancestor_id = ${above.id} and bet.status <> 'cancelled' group by 1 order by 1`.execute(db)
  return rows
}

/** The report over everybody below, each alone, since before anything was bet. */
async function profitBelow(above: TestPerson, userType: 'all' | 'player') {
  const now = gateway.services.now()
  return gateway.client(above.token).send(calls.team.profit, {
    startDate: dayKey(now - 80 * day),
    endDate: dayKey(now),
    summaryType: 'own',
    userType,
    pageNo: 1,
    pageSize: 200,
  })
}

describe('profit and loss of everybody (team 8)', () => {
  it.each([6, 7, 8])('is that of the bets, by account, by day and in all: %i', async (seed) => {
    await live(seed, 80)
    const [top, middle, below] = [people[0] ?? raise(), people[1] ?? raise(), people[2] ?? raise()]
    const { list, footer, days } = await profitBelow(top, 'all')
    const told = list
      .filter(({ betAmount }) => betAmount > 0)
      .map(({ id, betAmount, validBetAmount, winAmount, profitAndLoss }) => ({
        key: id,
        bet: betAmount,
        win: winAmount,
        valid: validBetAmount,
        profit: profitAndLoss,
      }))
    const byAccount = await played(top, 'account')
    expect(byAccount.length).toBe(2)
    expect(told.toSorted((a, b) => a.key.localeCompare(b.key))).toEqual(byAccount)
    expect(list.map(({ id }) => id).toSorted()).toEqual([String(middle.id), String(below.id)].toSorted())
    const byDay = (await played(top, 'day')) as { bet: number; profit: number }[]
    expect(days.filter(({ betAmount }) => betAmount > 0).map((each) => each.betAmount)).toEqual(
      byDay.map(({ bet }) => bet),
    )
    expect(days.reduce((sum, each) => sum + each.profitAndLoss, 0)).toBe(footer.profitAndLoss)
    expect(footer.betAmount).toBe(byDay.reduce((sum, { bet }) => sum + bet, 0))
    expect(footer.profitAndLoss).toBe(byDay.reduce((sum, { profit }) => sum + profit, 0))
  })

  it('of some of them is without the others', async () => {
    const [top, middle, below] = [people[0] ?? raise(), people[1] ?? raise(), people[2] ?? raise()]
    const some = await profitBelow(top, 'player')
    const all = await profitBelow(middle, 'all')
    expect(some.list.map(({ id }) => id)).toEqual([String(below.id)])
    expect([some.list, some.footer, some.days]).toEqual([all.list, all.footer, all.days])
  })
})

/** The overview's figures of a period, added up from the bets and the ledger row by row. */
async function livedBelow(above: TestPerson, { startTime, endTime }: { startTime: number; endTime: number }) {
  const { rows } = await sql<Record<string, number>>`
    with team as (select descendant_id as id from descent where ancestor_id = ${above.id} and depth > 0),
    play as (
      select bet.* from bet join team on team.id = bet.account_id
      where bet.status <> 'cancelled' and bet.placed_at between ${startTime} and ${endTime}
    )
    select coalesce(sum(bet_amount), 0)::bigint as "betAmount", coalesce(sum(win_amount), 0)::bigint as "winAmount",
      coalesce(sum(win_amount - bet_amount) filter (where status = 'settled'), 0)::bigint as "profitAndLoss",
      count(distinct account_id) as "activeMembers",
      (select coalesce(sum(entry.amount), 0)::bigint from team
        join ledger_account on ledger_account.owner_id = team.id and ledger_account.currency = 'VND'
        join entry on entry.ledger_account_id = ledger_account.id join transfer on transfer.id = entry.transfer_id
        where transfer.kind = 'deposit' and entry.created_at between ${startTime} and ${endTime}) as deposit
    from play`.execute(db)
  const days = await sql<{ day: number; bet: number; profit: number }>`
    select vietnam_day(placed_at) as day, sum(bet_amount)::bigint as bet,
      coalesce(sum(win_amount - bet_amount) filter (where status = 'settled'), 0)::bigint as profit
    from bet join descent on descent.descendant_id = bet.account_id and descent.depth > 0
    where descent.ancestor_id = ${above.id} and status <> 'cancelled' and placed_at between ${startTime} and ${endTime}
    group by 1 order by 1`.execute(db)
  return { figures: rows[0], days: days.rows.map(({ bet, profit }) => [bet, profit]) }
}

const startOf = (moment: number): number => Date.parse(`${dayKey(moment)}T00:00:00+07:00`)

describe('the overview of a period (team 5, team 8)', () => {
  const periods = [
    ['within a day', (now: number) => [now - 7_200_000, now]],
    ['of one whole day', (now: number) => [startOf(now - day), startOf(now) - 1]],
    ['of whole days', (now: number) => [startOf(now - 4 * day), startOf(now) + day - 1]],
    ['from the start of a day until a moment', (now: number) => [startOf(now - 3 * day), now]],
    ['from a moment until the end of a day', (now: number) => [now - 3 * day, startOf(now) + day - 1]],
    ['of two days that are both cut', (now: number) => [now - day, now]],
    ['cut on both sides', (now: number) => [now - 4 * day, now - 1]],
  ] as const

  it.each([11, 12, 13])('is what its bets and movements come to, row by row: %i', async (seed) => {
    await live(seed, 100)
    for (const [what, of] of periods) {
      const [startTime = 0, endTime = 0] = of(gateway.services.now())
      for (const above of people.slice(0, 2)) {
        const { client } = gateway
        const told = await client(above.token).send(calls.team.overview, { startTime, endTime })
        const { figures, days } = await livedBelow(above, { startTime, endTime })
        expect([what, told.current]).toMatchObject([what, figures])
        const moved = (told.days ?? []).filter(({ betAmount }) => betAmount > 0)
        expect([what, moved.map((each) => [each.betAmount, each.profitAndLoss])]).toEqual([what, days])
      }
    }
  })
})

describe('the days that reports read (team 8)', () => {
  it('begin as what the seeded history says', async () => {
    expect(await differences()).toEqual([])
  })

  it.each([1, 2, 3, 4, 5])('are the sum of the bets after a random history: %i', async (seed) => {
    await live(seed, 120)
    expect(await differences()).toEqual([])
  })

  it('hold all of it once the job has run, and nothing waits', async () => {
    while ((await addChangesToDays(db, 500)) > 0);
    expect(await differences()).toEqual([])
    const { rows } = await sql<{ count: number }>`select count(*) as count from daily_play_change`.execute(db)
    expect(rows[0]?.count).toBe(0)
  })

  it('are the same when several processes sum at once', async () => {
    await live(6, 120)
    while ((await Promise.all([1, 2, 3, 4].map(() => addChangesToDays(db, 15)))).some((count) => count > 0));
    expect(await differences()).toEqual([])
  })

  it('follow a title to another family', async () => {
    const moved = games[0] ?? raise()
    await db
      .updateTable('game')
      .set({ family: moved.family === 'BINGO' ? 'MINI' : 'BINGO' })
      .where('node_id', '=', moved.node_id)
      .execute()
    expect(await differences()).toEqual([])
  })

  it.each(['team_play', 'daily_play'])('show a change of %s that nobody told them of', async (table) => {
    await sql`update ${sql.table(table)} set bet_amount = bet_amount + 1
      where (account_id, day, family, vendor_code) in
        (select account_id, day, family, vendor_code from ${sql.table(table)} limit 1)`.execute(db)
    const found = await differences()
    expect(found).toContainEqual({
      what: expect.stringMatching(table === 'team_play' ? /^team of/ : /^account/),
    })
  })
})
