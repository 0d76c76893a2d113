import type { Rewrite, Statement } from './plant.ts'

/** Whether a transaction begins with a statement of this shape. */
export function begins(pattern: RegExp): (first: Statement) => boolean {
  return ({ text }) => pattern.test(text)
}

/** Another text for statements that match; with `values`, only for those that carry one of them. */
export function replaces(pattern: RegExp, by: string, values?: readonly unknown[]): Rewrite {
  return (statement) => {
    const isMeant = values === undefined || statement.values.some((value) => values.includes(value))
    if (!isMeant || !pattern.test(statement.text)) return undefined
    return { ...statement, text: statement.text.replace(pattern, by) }
  }
}

/** Only in statements about rounds of the in-house games, whose debits are named after them. */
export function forRounds(rewrite: Rewrite): Rewrite {
  return (statement) =>
    statement.values.some((value) => String(value).endsWith(':debit')) ? rewrite(statement) : undefined
}

/** The columns of `post_transfers`, in its order. */
const column = { scope: 0, key: 1, kind: 3, entries: 7, account: 8, amount: 9 } as const

function isTransfer({ text, values }: Statement, name: 'scope' | 'kind', value: string): boolean {
  const given = values[column[name]]
  if (!text.startsWith('select * from post_transfers') || !Array.isArray(given)) return false
  return given.some((each) => each === value || String(each).startsWith(`${value}:`))
}

/** The first asking keeps its key; each later one gets another. A scope of each account goes by its first word. */
export function withFreshKeys(scope: string): Rewrite {
  const asked = new Map<string, number>()
  return (statement) => {
    if (!isTransfer(statement, 'scope', scope)) return undefined
    const keys = (statement.values[column.key] as string[]).map((key) => {
      const times = asked.get(key) ?? 0
      asked.set(key, times + 1)
      return times === 0 ? key : `${key}/${times}`
    })
    return { ...statement, values: statement.values.with(column.key, keys) }
  }
}

/** Says that it has posted, and has not. */
export function pretendsToPost(kind: string): Rewrite {
  return (statement) => {
    if (!isTransfer(statement, 'kind', kind)) return undefined
    const text = `select '{posted}'::text[] as outcomes, array[(select max(id) from transfer)] as posted_ids,
      '{0,0}'::bigint[] as balances, '{}'::integer[] as known_places, '{}'::bigint[] as known_ids,
      '{}'::bigint[] as known_ledger_accounts, '{}'::bigint[] as known_balances`
    return { text, values: [] }
  }
}

/** Deposits ask for multiples of 20,000; what comes wrongly is 10,000 off. */
export function creditsRoundAmounts(statement: Statement): Statement | undefined {
  if (!isTransfer(statement, 'scope', 'bank-settle')) return undefined
  const amounts = String(statement.values[column.amount]).replaceAll(/\d+/g, (amount) =>
    String(Math.ceil(Number(amount) / 20_000) * 20_000),
  )
  return { ...statement, values: statement.values.with(column.amount, amounts) }
}

/** What was never debited is forgotten when it is rolled back. */
export function forgetsTombstones(statement: Statement): Statement | undefined {
  if (!statement.text.startsWith('insert into "seamless_call"') || !statement.values.includes('*'))
    return undefined
  return {
    text: `select transaction_id from (values ($1::text, $2::text, $3::text, $4::text, $5::text, $6::text, $7::bigint))
      as tombstone (vendor, transaction_id, space, hash, identity, answer, at)
      where not exists (select from seamless_call where seamless_call.transaction_id = $2)`,
    values: statement.values,
  }
}

/** A jackpot is taken from who pays its shares, and not from its pool. */
export function paysJackpotsFromElsewhere(statement: Statement): Statement | undefined {
  if (!isTransfer(statement, 'kind', 'jackpot')) return undefined
  const kinds = statement.values[column.kind] as string[]
  const entries = numbersOf(statement, 'entries')
  const accounts = numbersOf(statement, 'account')
  const amounts = numbersOf(statement, 'amount')
  const ends = entries.map((_, transfer) =>
    entries.slice(0, transfer + 1).reduce((sum, count) => sum + count, 0),
  )
  const owner = amounts.map((_, entry) => kinds[ends.findIndex((end) => entry < end)])
  const takes = (kind: string) => (each: string | undefined, entry: number) =>
    each === kind && (amounts[entry] ?? 0) < 0
  const payer = accounts[owner.findIndex(takes('jackpot-share'))]
  const others = accounts.map((account, entry) => (takes('jackpot')(owner[entry], entry) ? payer : account))
  return { ...statement, values: statement.values.with(column.account, `{${others.join(',')}}`) }
}

/** The gateway writes numbers as an array literal. */
function numbersOf({ values }: Statement, name: 'entries' | 'account' | 'amount'): number[] {
  return String(values[column[name]]).match(/-?\d+/g)?.map(Number) ?? []
}
