import { createHash } from 'node:crypto'
import type { Client } from 'pg'

/** A member of the test, signed in. Games are paid from the one wallet, or from what was moved to their vendor. */
export type Person = {
  name: string
  merchant: string
  hasSingleWallet: boolean
  accountId: number
  token: string
  cardId: string
}

const merchants = { single: 'saola', vendor: 'hai-vi' } as const

/** The transaction password of every demo account, and of these. */
export const paymentPassword = '246810'

/**
 * Opens accounts next to the demo ones, half of them at a merchant that keeps a wallet at each vendor. They borrow the
 * hash of one transaction password, which costs time to make.
 */
export async function addPeople(client: Client, count: number): Promise<Person[]> {
  const people: Person[] = []
  // What waits for a person would wait for ever here.
  await client.query(
    `update merchant set settings = jsonb_set(settings, '{withdrawal}',
       settings -> 'withdrawal' || '{"automaticPerDay": 1000000000000, "marks": []}') where code = 'saola'`,
  )
  await client.query(
    `insert into merchant (code, name, settings)
     select $1, $1, settings || '{"wallet": {"isSingle": false}}' from merchant where code = 'saola'`,
    [merchants.vendor],
  )
  await client.query(
    `insert into lottery_offer (merchant_id, kind, type, odds_thousandths, min_base, max_base)
     select other.id, kind, type, odds_thousandths, min_base, max_base
     from lottery_offer join merchant on merchant.id = merchant_id and merchant.code = $1
     cross join merchant as other where other.code = $2`,
    [merchants.single, merchants.vendor],
  )
  const now = Date.now()
  for (let place = 1; place <= count; place++) {
    const name = `killtest${place}`
    const token = `token-of-${name}`
    const hasSingleWallet = place % 2 === 0
    const merchant = hasSingleWallet ? merchants.single : merchants.vendor
    const { rows } = await client.query<{ id: string; card: string }>(
      `with opened as (
         insert into account (merchant_id, name, nickname, type, password_hash, registered_at)
         select id, $1, $1, 0, 'none', $2 from merchant where code = $5 returning id, merchant_id
       ), signed_in as (
         insert into session (token_hash, account_id, created_at, expires_at, ip, user_agent)
         select $3, id, $2, $2 + 43200000, '127.0.0.1', 'kill test' from opened
       ), proof as (
         insert into payment_password (account_id, password_hash, changed_at)
         select opened.id, known.password_hash, $2
         from opened cross join (select password_hash from payment_password limit 1) as known
       ), card as (
         insert into bank_card (merchant_id, account_id, bin, account_number, holder, created_at)
         select merchant_id, id, '970436', $4, 'NGUYEN VAN AN', $2 from opened returning id
       )
       select opened.id, card.id as card from opened cross join card`,
      [name, now, createHash('sha256').update(token).digest('hex'), String(7_000_000_000 + place), merchant],
    )
    const row = rows[0]
    if (!row) throw new Error(`${name} could not be opened`)
    people.push({
      name,
      merchant,
      hasSingleWallet,
      accountId: Number(row.id),
      token,
      cardId: String(row.card),
    })
  }
  return people
}
