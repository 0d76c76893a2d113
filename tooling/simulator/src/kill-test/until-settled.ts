import { matchMinutes, matchRules } from '@saola/game-engines'
import { withClient } from './with-client.ts'

const restWithinMs = 180_000
const lookEveryMs = 1_000

/** Longer than a match takes bets before its kick-off, and lasts. */
const untilMatchesEndMs = matchRules.opensBeforeMs + (matchMinutes + 1) * matchRules.minuteMs

const atRest = `('paid', 'refused', 'rolled-back')`

const letTimePassAtVendor = `
  update vendor.round set created_at = created_at - 86400000 where state = 'playing';
  delete from vendor.table_seat;
  update vendor.match set opens_at = opens_at - ${untilMatchesEndMs}, kick_off_at = kick_off_at - ${untilMatchesEndMs};
  update vendor.match_bet set placed_at = placed_at - ${untilMatchesEndMs}, counts_at = counts_at - ${untilMatchesEndMs};`

/** A draw that somebody ordered on is due now; orders came before, so each still came before its draw was locked. */
const letDrawsCome = (now: number): string => `
  update lottery_draw set opens_at = least(opens_at, ${now - 2}), locks_at = least(locks_at, ${now - 1}), draws_at = least(draws_at, ${now})
  where state in ('scheduled', 'open', 'locked') and id in (
    select lottery_bet.draw_id from lottery_bet join bet on bet.id = lottery_bet.bet_id where bet.status = 'open')`

/**
 * Gives jobs and the vendor time to end what was left open; answers how much still is. Members who left in the middle of
 * a round would have a day to come back: here it has passed when the vendor starts again. Matches, with the bets on them,
 * are moved so far back that they are over, and draws so far that they are due.
 */
export async function untilSettled(
  url: string,
  games: { url: string; restart: () => Promise<void> },
): Promise<number> {
  await withClient(games.url, (client) => client.query(letTimePassAtVendor))
  await withClient(url, (client) => client.query(letDrawsCome(Date.now())))
  await games.restart()
  const until = performance.now() + restWithinMs
  for (;;) {
    const open =
      (await count(
        url,
        `select (select count(*) from vendor_transfer where state = 'pending')
          + (select count(*) from bank_transfer where state = 'waiting' and deposit_id is not null)
          + (select count(*) from withdrawal where state in ('in_process', 'approved') and amount <= 1000000)
          + (select count(*) from bet join lottery_bet on lottery_bet.bet_id = bet.id where bet.status = 'open')`,
      )) +
      (await count(
        games.url,
        `select (select count(*) from vendor.round where state not in ${atRest})
          + (select count(*) from vendor.table_bet where state not in ${atRest})
          + (select count(*) from vendor.table_round where state <> 'settled')
          + (select count(*) from vendor.match_bet where state not in ${atRest})`,
      ))
    if (open === 0 || performance.now() > until) return open
    await new Promise((done) => setTimeout(done, lookEveryMs))
  }
}

async function count(url: string, text: string): Promise<number> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ open: string }>(`select (${text}) as open`),
  )
  return Number(rows[0]?.open ?? 0)
}
