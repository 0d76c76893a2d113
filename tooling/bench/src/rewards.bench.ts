import { createHash } from 'node:crypto'
import { createGateway, createServices, jobs } from '@saola/gateway'
import { sql } from 'kysely'
import { serverStage, type Stage } from './ledger/ledger-database.ts'
import { median } from './measure.ts'
import type { Figure } from './report.ts'

const players = 10_000
const bets = 100_000
const bookedGoalMs = 5_000
const listGoalMs = 1_000
const rounds = 7
const token = 'token-of-the-rewards'

/**
 * Points and turnover of a large batch of settled bets on PostgreSQL, with the run after it, and what a member reads who
 * has many messages in a shop of many goods and promotions.
 */
export async function bench(): Promise<Figure[]> {
  const stage = await serverStage(players)
  if (!stage) {
    console.error('No PostgreSQL answers at SAOLA_BENCH_DATABASE_URL, so rewards are not measured.')
    return []
  }
  try {
    await fillShop(stage)
    return [...(await readLists(stage)), ...(await bookBets(stage))]
  } finally {
    await stage.close()
  }
}

type Db = Stage['opened']['db']

/** 100 promotions that everybody has joined the first of, 1,000 goods, and 1,000 messages to the first member. */
async function fillShop({ opened: { db } }: Stage): Promise<void> {
  const now = Date.now()
  await sql`update merchant set settings = '{"maintenance": null, "restrictedRegions": []}'`.execute(db)
  await sql`insert into session (token_hash, account_id, created_at, expires_at, ip, user_agent)
    select ${createHash('sha256').update(token).digest('hex')}, min(id), ${now}, ${now + 3_600_000}, '127.0.0.1',
      'bench' from account`.execute(db)
  await sql`insert into promotion (merchant_id, types, tags, title_vi, title_en, content_vi, content_en, starts_at, ends_at,
      multiple, families, bonus_kind, bonus_amount, created_at)
    select 1, '{slots}', '{}', 'Khuyến mãi ' || n, 'Offer ' || n, 'x', 'x', 1, ${now + 86_400_000}, 10, '{RNG}', 'fixed',
      100000, 1 from generate_series(1, 100) as n`.execute(db)
  await sql`insert into participation (promotion_id, account_id, application, bonus, required, joined_at, granted_at)
    select (select min(id) from promotion), id, 'accepted', 100000, 1000000000, 1, 1 from account`.execute(db)
  await sql`insert into reward (merchant_id, code, name_vi, name_en, about_vi, about_en, art, points, delivery)
    select 1, 'G' || n, 'Quà ' || n, 'Gift ' || n, 'x', 'x', 'card', 100, 'mobile' from generate_series(1, 1000) as n`.execute(
    db,
  )
  await sql`insert into account_notice (account_id, kind, about, amount, sent_at)
    select min(id), 'deposit_arrived', n::text, 100000, ${now}::bigint - n from account, generate_series(1, 1000) as n
    group by n`.execute(db)
  await sql`insert into vendor (code, name_vi, name_en, is_hot, sort) values ('V', 'V', 'V', 0, 1)`.execute(
    db,
  )
  await sql`insert into game (node_id, game_id, game_code, family, vendor_code, served_by, name_vi, name_en, folded_name,
      is_hot, is_new, status, free_play, min_bet, lines, rtp, volatility, playable, released_at, sort)
    values ('1', '1', 'G1', 'RNG', 'V', 'V', 'G', 'G', 'g', 0, 0, 'open', 0, 1000, 0, 9500, 'high', false, 0, 1)`.execute(
    db,
  )
  await sql`vacuum analyze`.execute(db)
}

async function readLists({ opened: { db } }: Stage): Promise<Figure[]> {
  const gateway = createGateway(createServices({ db }))
  const figures: Figure[] = []
  for (const [what, path] of [
    ['inbox of 1,000 messages', '/wps/relay/CSP_getInbox?page=1&size=20'],
    ['mall of 1,000 goods', '/wps/relay/MCS2_getPointReward'],
    ['100 promotions', '/wps/promotions'],
  ] as const) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now()
      // oxlint-disable-next-line no-await-in-loop -- one after the other: what is measured is the time of one
      const answer = await gateway.request(path, { headers: { Merchant: 'bench', Authorization: token } })
      // oxlint-disable-next-line no-await-in-loop -- the answer is read whole
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path}: ${text}`)
      times.push(performance.now() - startedAt)
    }
    const time = median(times)
    figures.push({ what, value: time, unit: 'ms', goal: `${listGoalMs} ms`, met: time <= listGoalMs })
  }
  return figures
}

async function bookBets({ opened: { db } }: Stage): Promise<Figure[]> {
  const now = Date.now()
  await sql`insert into bet (order_no, account_id, node_id, vendor_code, round_id, bet_amount, win_amount, status, content,
      placed_at, settled_at)
    select 'B' || n, member.ids[1 + (n::bigint * 7919) % cardinality(member.ids)], '1', 'V', 'R' || n,
      10000 + n % 90000, 0, 'settled', '', ${now}, ${now}
    from (select array_agg(id order by id) as ids from account) as member
    cross join generate_series(1, ${bets}::integer) as n`.execute(db)
  await sql`vacuum analyze`.execute(db)
  const services = createServices({ db })
  const figures: Figure[] = []
  for (const [what, name, told] of [
    ['points', 'points.book-earnings', pointsTold],
    ['turnover', 'promotions.count-turnover', turnoverTold],
  ] as const) {
    const job = jobs.find((each) => each.name === name)
    if (!job) throw new Error(`no job is named ${name}`)
    const startedAt = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- one job after the other
    await job.run(services)
    const time = performance.now() - startedAt
    // oxlint-disable-next-line no-await-in-loop -- what was booked, before the rerun and after it
    const booked = await told(db)
    // oxlint-disable-next-line no-await-in-loop -- the rerun
    await job.run(services)
    // oxlint-disable-next-line no-await-in-loop -- what was booked, before the rerun and after it
    if (booked === 0 || (await told(db)) !== booked)
      throw new Error(`${name} booked nothing, or a rerun wrote`)
    figures.push({
      what: `${what} of ${bets.toLocaleString('en-US')} settled bets, a rerun writes nothing`,
      value: time,
      unit: 'ms',
      goal: '5 s',
      met: time <= bookedGoalMs,
    })
  }
  return figures
}

async function pointsTold(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from point_earning`.execute(db)
  return rows[0]?.n ?? 0
}

async function turnoverTold(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from counted_bet`.execute(db)
  return rows[0]?.n ?? 0
}
