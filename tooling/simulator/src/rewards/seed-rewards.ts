import { dayMs } from '@saola/rules'
import { invited, levels, missions, offers, raffles, type Offer } from './offers.ts'

/** Takes back all that a seed did with rewards. */
export const cleanRewards = `
  delete from counted_bet; delete from participation_picture; delete from participation; delete from promotion;
  delete from raffle_ticket; delete from raffle; delete from reward_due; delete from reward_return; delete from reward_debt; delete from vip_reach; delete from vip_due; delete from vip_reward; delete from vip_month;
  delete from rebate_claim_part; delete from rebate_claim; delete from mission_claim; delete from mission;
  delete from referral_reward; delete from referral_terms;
  update account set club_id = null, referrer_id = null where club_id is not null or referrer_id is not null;
  delete from club;
`

/** The tables of rewards whose rows are numbered. */
export const rewardSequences = [
  'promotion',
  'participation',
  'participation_picture',
  'raffle',
  'raffle_ticket',
  'club',
  'vip_reward',
  'reward_due',
  'reward_return',
  'rebate_claim',
]

/** The statements that publish what a seed gives. */
export function newRewards(start: number): string {
  const raffleRows = raffles.map(
    ({ kind, prizes, endsAt, ticketMs, least, most }) =>
      `(1, '${kind}', 'R', 'R', '${JSON.stringify(prizes)}', ${start}, ${start + endsAt}, ${ticketMs}, ${least}, ${most}, ${start})`,
  )
  const levelRows = levels.map(
    ({ total, month, upgradeBonus, salary, rebate }, place) =>
      `(1, ${place}, 'L', 'L', '#112233', ${total}, ${month}, ${upgradeBonus}, ${salary},
        (select jsonb_object_agg(family, ${rebate}) from (select distinct family from game) as known))`,
  )
  const missionRows = Object.entries(missions).map(([kind, reward]) => `(1, '${kind}', ${reward}, true)`)
  return `
    insert into promotion (merchant_id, types, title_vi, title_en, content_vi, content_en, starts_at, ends_at, claim_until,
      multiple, families, bonus_kind, bonus_amount, bonus_percent, least_deposit, needs_approval, is_booked_by_operator, created_at)
    values ${offers.map((offer) => offerRow(offer, start)).join(', ')};
    insert into raffle (merchant_id, kind, title_vi, title_en, prizes, starts_at, ends_at, ticket_ms, least_deposit, most_tickets, created_at)
    values ${raffleRows.join(', ')};
    insert into club (merchant_id, sort, name_vi, name_en, color, total_turnover, month_turnover, upgrade_bonus, salary, rebates)
    values ${levelRows.join(', ')};
    insert into mission (merchant_id, kind, reward, is_open) values ${missionRows.join(', ')};
    insert into referral_terms (merchant_id, least_deposits, days, reward, most, is_open, play_times)
    values (1, ${invited.least}, 30, ${invited.reward}, ${invited.most}, true, 0);
    update account set referrer_id = (select id from account where name = '${invited.by}')
    where name in (${invited.friends.map((name) => `'${name}'`).join(', ')});`
}

function offerRow(offer: Offer, start: number): string {
  const { bonus, claimUntil } = offer
  const terms =
    'fixed' in bonus
      ? `'fixed', ${bonus.fixed}, null, null`
      : `'deposit', ${bonus.cap}, ${bonus.percent}, ${bonus.least}`
  const families = `'{${offer.families.join(',')}}'`
  return `(1, '{other}', 'P', 'P', 'P', 'P', ${start}, ${start + offer.endsAt}, ${claimUntil === undefined ? 'null' : start + claimUntil},
    ${offer.multiple}, ${families}, ${terms}, ${offer.needsApproval ?? false}, ${offer.isBooked ?? false}, ${start - dayMs})`
}
