import { dayMs, sessionMs } from '@saola/rules'
import { cleanContracts, contractSequences } from './contracts/line.ts'
import { cleanRewards, rewardSequences } from './rewards/seed-rewards.ts'

/**
 * The ledger guards itself against exactly this, so its guards look away meanwhile. Nobody in the stories answers reality checks, so
 * none comes due.
 */
export const clean = (start: number): string => `
  set session_replication_role = replica;
  ${cleanContracts}
  ${cleanRewards}
  delete from significant_event; delete from act_request; delete from ended_session; delete from consent; delete from verified_identity; delete from identity_check; delete from guess; delete from activity; delete from account_notice; delete from redemption; delete from point_earning; delete from point_progress; delete from point_debt; delete from point_change;
  delete from watched_stake; delete from stake_pattern; delete from stake_watch;
  delete from raffle_deposit; delete from agent_transfer; delete from automatic_payout; delete from withdrawal_event; delete from withdrawal_transfer; delete from withdrawal; delete from vendor_transfer; delete from bank_transfer_undo; delete from bank_transfer;
  delete from deposit; delete from bet_addition; delete from lottery_bet; delete from lottery_order; delete from lottery_news;
  delete from lottery_draw; delete from stuck_round; delete from untold_void; delete from aggregator_difference; delete from bet; delete from daily_play; delete from team_play; delete from daily_play_change; delete from money_entry; delete from seamless_call; delete from vendor_nonce; delete from entry; delete from transfer;
  delete from jackpot_win; delete from jackpot_pool; delete from play_session where id not like 'sitting-%';
  delete from vendor.round; delete from vendor.seed_pair; delete from vendor.play_session; delete from vendor.wallet_entry;
  delete from vendor.table_bet; delete from vendor.table_round; delete from vendor.table_seat; delete from vendor.match_bet_correction; delete from vendor.match_correction; delete from vendor.match_price; delete from vendor.match_leg;
  delete from vendor.match_bet; delete from vendor.match_stop; delete from vendor.match; delete from vendor.wallet_order; delete from vendor.player_wallet;
  delete from ledger_account where kind <> 'wallet';
  update ledger_account set balance = 0;
  update session set expires_at = ${start + sessionMs}, last_seen_at = null;
  update play_session set last_seen_at = ${start};
  insert into protection_setting (account_id, checked_at) select id, ${start + dayMs * 365} from account
    on conflict (account_id) do update set checked_at = excluded.checked_at;
  set session_replication_role = origin;
  select setval(pg_get_serial_sequence(name, 'id'), 1000, false) from unnest(array['activity', 'significant_event', 'account_notice', 'redemption', 'point_change', 'agent_transfer', 'withdrawal_event', 'withdrawal',
    'vendor_transfer', 'bank_transfer', 'bank_transfer_undo', 'deposit', 'bet', 'entry', 'transfer', 'ledger_account',
    'lottery_order', 'lottery_draw', 'lottery_news', ${[...contractSequences, ...rewardSequences].map((name) => `'${name}'`).join(', ')}]) as name;
`
