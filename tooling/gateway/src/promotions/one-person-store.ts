import type { PersonSign } from '@saola/rules'
import { sql } from 'kysely'
import { ownNetworks } from '../http/edge/own-networks.ts'
import type { Database } from '../db/database.ts'

/** So many other accounts are looked at. */
const most = 200

/**
 * What an account has in common with members of its merchant who registered before, for each of them: browsers, bank accounts, those
 * that paid its deposits, the mailbox, and networks with the holders' names of those who were there. Demo accounts are everybody's.
 */
export async function listSignsShared(
  db: Database,
  accountId: number,
): Promise<{ id: number; signs: PersonSign[] }[]> {
  const { rows } = await sql<{ id: number; signs: PersonSign[] }>`
    with own as (
      select id, merchant_id, mailbox from account where id = ${accountId}::bigint and not is_demo
    ), network as (
      select distinct theirs.account_id as id
      from own join known_address mine on mine.account_id = own.id
      join known_address theirs on theirs.ip = mine.ip and theirs.account_id < own.id
      where mine.ip !~ ${ownNetworks}
    ), shared as (
      select theirs.account_id as id, 'device' as sign
      from own join known_device mine on mine.account_id = own.id
      join known_device theirs on theirs.merchant_hash = mine.merchant_hash
      union
      select theirs.account_id, 'card'
      from own join bank_card mine on mine.account_id = own.id
      join bank_card theirs on theirs.merchant_id = own.merchant_id and theirs.bin = mine.bin
        and coalesce(theirs.number_key, theirs.account_number) = coalesce(mine.number_key, mine.account_number)
      union
      select theirs.account_id, 'payer'
      from own join bank_transfer mine on mine.account_id = own.id
      join bank_transfer theirs
        on coalesce(theirs.payer_key, theirs.payer_hash) = coalesce(mine.payer_key, mine.payer_hash)
      union
      select theirs.id, 'mailbox'
      from own join account theirs on theirs.merchant_id = own.merchant_id and theirs.mailbox = own.mailbox
      union
      select id, 'network' from network
      union
      select network.id, 'holder'
      from own join bank_card mine on mine.account_id = own.id
      join bank_card theirs on theirs.holder = mine.holder
      join network on network.id = theirs.account_id
    )
    select other.id, array_agg(shared.sign) as signs
    from own join shared on shared.id < own.id
    join account other on other.id = shared.id and other.merchant_id = own.merchant_id
    where other.type = 0 and not other.is_demo
    group by other.id
    order by bool_or(shared.sign <> 'network') desc, other.id limit ${most}`.execute(db)
  return rows
}
