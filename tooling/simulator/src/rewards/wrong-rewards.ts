import type { Plant, Rewrite } from '../bugs/plant.ts'
import { begins, replaces, withFreshKeys } from '../bugs/rewrites.ts'

/** Two taps on a mission both find it unclaimed, no key of the table stops the second, and the ledger is asked under another. */
export function paysMissionsTwice(): Plant {
  return {
    dropsTransaction: begins(/^\s*select registered_at as "registeredAt"/),
    rewrite: { 'pays anew': withFreshKeys('mission') },
    schema: {
      planted: 'alter table mission_claim drop constraint mission_claim_pkey',
      repaired: 'alter table mission_claim add primary key (account_id, kind)',
    },
  }
}

/** A ticket that was claimed seems not to be, and each of its prizes has a key of its own. */
export function drawsTicketsTwice(): Plant {
  const findsReady = replaces(
    /^select ("raffle_ticket"\.\*)(, .* from "raffle_ticket" .* for update of "raffle_ticket")$/,
    'select $1, null::bigint as claimed_at$2',
  )
  return { rewrite: { 'finds ready': findsReady, 'pays anew': withFreshKeys('raffle-ticket') } }
}

/** A reward of a level that was claimed seems not to be, and each claim has a key of its own. */
export function paysLevelsTwice(): Plant {
  const findsReady = replaces(
    /^select ("vip_reward"\.\*)(, .* from "vip_reward" .* for update of "vip_reward")$/,
    'select $1, null::bigint as claimed_at$2',
  )
  return { rewrite: { 'finds ready': findsReady, 'pays anew': withFreshKeys('vip-reward') } }
}

/** A bet that was counted is counted again by the next run, and no key of the table stops it. */
export function countsTurnoverTwice(): Plant {
  return {
    rewrite: replaces(
      /^(\s*with due as .*)and not exists \(select from counted_bet where counted_bet\.bet_id = bet\.id\)(.*)$/s,
      '$1$2',
    ),
    schema: {
      planted: 'alter table counted_bet drop constraint counted_bet_pkey',
      repaired: 'alter table counted_bet add primary key (bet_id)',
    },
  }
}

/** Bets for which a rebate was claimed bring another. */
export const paysRebatesTwice: Rewrite = replaces(
  /^(\s*select family, sum\(amount\)::bigint as amount from .* where rebate_claim\.account_id = \$2)(.*)$/s,
  '$1 and false$2',
)

/** A bonus that is claimed seems to have its turnover. */
export const claimsBonusesEarly: Rewrite = replaces(
  /^select \* (from "participation" where "account_id" = \$1 and "promotion_id" = \$2 for update)$/,
  'select participation.*, greatest(wagered, required) as wagered $1',
)

/** A deadline does not wait for bets that are open. */
export const forgetsOpenBets: Rewrite = replaces(
  /^(\s*select participation\.id, .*)exists \((\s*select from bet join game .*)\) as "hasOpenBet"(.*)$/s,
  '$1false as "hasOpenBet"$3',
)

/** An offer that waits for a deposit takes one that was another's. */
export function takesDepositsTwice(): Plant {
  return {
    rewrite: {
      'finds it free': replaces(
        /^(select "id" from "participation" where "deposit_transfer_id" = \$1)$/,
        '$1 and false',
      ),
    },
    schema: {
      planted: 'alter table participation drop constraint participation_deposit_transfer_id_key',
      repaired: 'alter table participation add unique (deposit_transfer_id)',
    },
  }
}

/** Deposits earn tickets without end. */
export const earnsTicketsWithoutEnd: Rewrite = replaces(
  /^select count\(\*\) as "count" (from "raffle_ticket" .*)$/,
  'select 0 as "count" where $$1::bigint > 0 and $$2::bigint > 0 and $$3::text is not null',
)

/** Nobody counts for how many friends a member is rewarded. */
export const rewardsEveryFriend: Rewrite = replaces(
  /^select count\(\*\) as "count" (from "referral_reward" .*)$/,
  'select 0 as "count" where $$1::bigint > 0 and $$2::bigint is not null',
)
