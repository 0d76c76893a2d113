import { sql } from 'kysely'
import type { Job } from '@saola/gateway'
import { minuteMs, secondMs } from '@saola/rules'

export const gameCode = 'STATE_NORTH'

/** A draw of every seed: when it locks, in milliseconds from the start of the seed. */
const lockTimes = [minuteMs / 2, 2 * minuteMs, 4 * minuteMs, 40 * minuteMs]

/** The draws of every seed, in their order. */
export const drawIds: readonly number[] = lockTimes.map((_, place) => 1_000 + place)

/** 83, 49 and 94 come twice, at the end of the special prize stands 13. */
export const first = [
  ['60213'],
  ['80300'],
  ['60683', '51132'],
  ['89384', '11622', '10383', '09349', '00136', '47894'],
  ['7740', '7568', '2767', '8365'],
  ['0570', '5252', '4790', '7707', '6494', '9516'],
  ['354', '649', '773'],
  ['26', '09', '06', '64'],
]

/** What a correction says instead: 14 at the end of the special prize, and 83 once. */
export const second = [
  ['60214'],
  ['80300'],
  ['60683', '51132'],
  ['89384', '11622', '10382', '09349', '00136', '47894'],
  ...first.slice(4),
]

/** A lottery of the state, whose results people enter. It draws on no weekday, so that no job makes more draws. */
export const lotteryFurniture = `
  insert into game (node_id, game_id, game_code, family, vendor_code, name_vi, name_en, folded_name, is_hot, is_new,
    status, free_play, min_bet, lines, rtp, volatility, playable, released_at, sort, served_by)
  values ('900', '900', '${gameCode}', 'LOTT', 'SAOLA', 'North', 'North', 'north', 0, 0,
    'open', 0, 1000, 0, 9500, 'high', true, 0, 1, 'SAOLA');
  insert into lottery_game (code, node_id, group_code, kind, weekdays, draw_minute, lock_before_seconds, source, sort)
  values ('${gameCode}', '900', 'NORTH', 'north', '[]', 1095, 600, 'official', 1);
  insert into lottery_offer (merchant_id, kind, type, odds_thousandths, min_base, max_base)
  values (1, 'north', 'lo-2', 99500, 1000, 100000), (1, 'north', 'de-dac-biet', 99500, 1000, 1000000),
    (1, 'north', 'xien-2', 16000, 1000, 1000000);
`

/** The statements that put the draws of a seed on the schedule. */
export function newDraws(start: number): string {
  const rows = lockTimes.map(
    (at, place) =>
      `('${gameCode}', '2026110${place + 1}', 'north', 'scheduled', ${start - 1}, ${start + at}, ${start + at + 10 * secondMs}, 'official')`,
  )
  return `insert into lottery_draw (game_code, numero, kind, state, opens_at, locks_at, draws_at, source)
    values ${rows.join(', ')};`
}

/** When the draws lock, for the clock that likes such moments. */
export function locksOf(start: number): number[] {
  return lockTimes.map((at) => start + at)
}

/** The people of the state draw what has locked, and enter it. */
export const stateDraws: Job = {
  name: 'the state draws',
  everyMs: minuteMs,
  run: async ({ db, now }) => {
    const { numAffectedRows = 0n } =
      await sql`update lottery_draw set state = 'drawn', prizes = ${JSON.stringify(first)}::jsonb
      where state = 'locked' and draws_at <= ${now()}`.execute(db)
    return Number(numAffectedRows)
  },
}
