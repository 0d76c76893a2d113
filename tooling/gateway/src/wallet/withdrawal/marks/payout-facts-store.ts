import { dayMs, type PayoutFacts } from '@saola/rules'
import { sql } from 'kysely'
import { ownNetworks } from '../../../http/edge/own-networks.ts'
import type { Database } from '../../../db/database.ts'

/**
 * What is known of a request in its moment. A demo account is everybody's, so what it shares with others says nothing; nor does
 * an address of an installation's own network. Who gives no browser is known by the words of the browser itself.
 */
export async function readPayoutFacts(
  trx: Database,
  {
    accountId,
    cardId,
    tokenHash,
    now,
    isAtHome,
  }: { accountId: number; cardId: number; tokenHash: string; now: number; isAtHome: boolean },
): Promise<PayoutFacts> {
  const { rows } = await sql<PayoutFacts>`
    with own as (
      select account.*, session.ip, coalesce(session.device_hash, encode(sha256(convert_to(
        account.id || ':agent:' || session.user_agent, 'UTF8')), 'hex')) as device_hash
      from account left join session on session.token_hash = ${tokenHash} where account.id = ${accountId}::bigint
    ), device as (
      select known_device.* from known_device join own
        on known_device.account_id = own.id and known_device.device_hash = own.device_hash
    ), other as not materialized (
      select account.id from account join own on own.merchant_id = account.merchant_id and own.id <> account.id
      where account.type = 0 and not account.is_demo and not own.is_demo
    )
    select own.registered_at as "registeredAt",
      (select device.first_seen_at from device where not own.is_demo and exists (
        select from known_device earlier
        where earlier.account_id = own.id and earlier.first_seen_at < device.first_seen_at
      )) as "deviceSince",
      (select card.created_at from bank_card card where card.id = ${cardId}::bigint and (
        exists (select from bank_card earlier where earlier.account_id = own.id and earlier.id < card.id)
        or (not own.is_demo and not ${isAtHome}::boolean)
      )) as "cardSince",
      (select max(created_at) from money_entry
        where account_id = own.id and kind = 'deposit' and amount > 0
          and not exists (select from bank_transfer_undo where undone_transfer_id = money_entry.transfer_id)) as "lastDepositAt",
      (select max(placed_at) from bet where account_id = own.id) as "lastBetAt",
      nullif(greatest(own.password_changed_at, own.email_verified_at, own.mobile_verified_at,
        (select changed_at from payment_password where account_id = own.id)), 0) as "lastResetAt",
      (select count(distinct other.id)::integer from bank_transfer paid
        join bank_transfer also
          on coalesce(also.payer_key, also.payer_hash) = coalesce(paid.payer_key, paid.payer_hash)
        join other on other.id = also.account_id
        where paid.account_id = own.id) as "payerMembers",
      (select count(distinct other.id)::integer from known_device mine
        join known_device theirs on theirs.merchant_hash = mine.merchant_hash
        join other on other.id = theirs.account_id
        where mine.account_id = own.id) as "deviceMembers",
      (select count(distinct other.id)::integer from session theirs
        join other on other.id = theirs.account_id
        where theirs.ip = own.ip and theirs.created_at > ${now - dayMs}::bigint
          and theirs.ip !~ ${ownNetworks}) as "networkMembers"
    from own`.execute(trx)
  const [facts] = rows
  if (!facts) throw new Error(`account ${accountId} is gone`)
  return facts
}
