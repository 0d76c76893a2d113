import type { Plant, Statement } from './plant.ts'

/** A mistake that somebody could make, and how it is planted. */
export type Bug = { name: string; plant: Plant | (() => Plant) }

type Rewrite = NonNullable<Plant['rewrite']>

/** Every planted bug; `pnpm sim --bugs` finds them. */
export const bugs: readonly Bug[] = [
  {
    name: 'lost update: a withdrawal is read, then written, without a lock',
    plant: { dropsTransaction: begins(/^select \* from "withdrawal" where "id"/) },
  },
  {
    name: 'two workers pay the same withdrawal',
    plant: () => ({
      dropsTransaction: begins(/^select \* from "withdrawal" where "id"/),
      rewrite: withFreshKeys('withdrawal-step'),
    }),
  },
  {
    name: 'wrong lock order: ledger accounts before the deposit',
    plant: { rewrite: replaces(/^(select \* from "deposit" where "memo" in .*) for update$/, '$1') },
  },
  {
    name: 'no unique key on deposits',
    plant: {
      dropsTransaction: begins(/^select "id" from "account" .* for no key update$/),
      schema: {
        planted: 'alter table deposit drop constraint deposit_account_id_idempotency_key_key',
        repaired: 'alter table deposit add unique (account_id, idempotency_key)',
      },
    },
  },
  {
    name: 'a retry has a key of its own',
    plant: () => ({ rewrite: withFreshKeys('gift') }),
  },
  {
    name: 'the key of a vendor is taken outside the transaction',
    plant: { dropsTransaction: begins(/^insert into "seamless_call"/) },
  },
  {
    name: 'money is moved and recorded in two transactions',
    plant: { dropsTransaction: begins(/^select \* from "deposit" where "memo" in/) },
  },
  {
    name: 'answers go out before the commit',
    plant: { answersBeforeCommit: true },
  },
  {
    name: 'a cancelled withdrawal keeps its hold',
    plant: { rewrite: pretendsToPost('release') },
  },
  {
    name: 'a payout that came back is still with the bank',
    plant: { rewrite: pretendsToPost('withdrawal-return') },
  },
  {
    name: 'a code counts one moment too long',
    plant: {
      rewrite: replaces(
        /^select \* (from "deposit" where "memo" in .*)$/,
        'select id, account_id, amount, memo, status, expires_at + 1 as expires_at $1',
      ),
    },
  },
  {
    name: 'a receipt is assumed one moment too early',
    plant: {
      rewrite: replaces(
        /^select \* (from "withdrawal" where "id" = \$1 for update)$/,
        'select withdrawal.*, disbursed_at - 1 as disbursed_at $1',
      ),
    },
  },
  {
    name: 'a paid deposit is paid again',
    plant: {
      rewrite: replaces(
        /^select \* (from "deposit" where "memo" in .*)$/,
        `select deposit.*, 'pending' as status $1`,
      ),
    },
  },
  {
    name: 'the awaited amount is credited, not the one that came',
    plant: { rewrite: creditsRoundAmounts },
  },
  {
    name: 'a rollback is applied twice',
    plant: { rewrite: replaces(/^(update "bet" set "status" = \$1, "settled_at" .*)$/, '$1 and false') },
  },
  {
    name: 'a rollback leaves no tombstone',
    plant: { rewrite: forgetsTombstones },
  },
  {
    name: 'silence of a vendor counts as a refusal',
    plant: {
      wallet: (wallet) => ({
        ...wallet,
        transfer: (order) => wallet.transfer(order).catch(() => ({ state: 'refused' })),
      }),
    },
  },
  {
    name: 'an order that has not arrived counts as called off',
    plant: {
      wallet: (wallet) => ({
        ...wallet,
        statusOf: async (orderId) => {
          const { state } = await wallet.statusOf(orderId)
          return { state: state === 'missing' ? 'refused' : state }
        },
      }),
    },
  },
  {
    name: 'the receipt job does its work again and again',
    plant: {
      rewrite: replaces(
        /^update "withdrawal" set "confirmation" = \$1, "received" = \$2 (where "id" = \$3 .*)$/,
        `update "withdrawal" set "confirmation" = coalesce("confirmation", $$1),
          "received" = coalesce("received", $$2) $1`,
        ['assumed_received'],
      ),
    },
  },
]

/** The bug of a name, new for each seed. */
export function findBug(name: string): Plant {
  const bug = bugs.find((each) => each.name === name)
  if (!bug) throw new Error(`there is no planted bug "${name}"`)
  return typeof bug.plant === 'function' ? bug.plant() : bug.plant
}

function begins(pattern: RegExp): (first: Statement) => boolean {
  return ({ text }) => pattern.test(text)
}

/** Another text for statements that match; with `values`, only for those that carry one of them. */
function replaces(pattern: RegExp, by: string, values?: readonly unknown[]): Rewrite {
  return (statement) => {
    const isMeant = values === undefined || statement.values.some((value) => values.includes(value))
    if (!isMeant || !pattern.test(statement.text)) return undefined
    return { ...statement, text: statement.text.replace(pattern, by) }
  }
}

/** The columns of `post_transfers`, in its order. */
const column = { scope: 0, key: 1, kind: 3, amount: 9 } as const

function isTransfer({ text, values }: Statement, name: 'scope' | 'kind', value: string): boolean {
  const given = values[column[name]]
  return text.startsWith('select * from post_transfers') && Array.isArray(given) && given.includes(value)
}

/** The first asking keeps its key; each later one gets another. */
function withFreshKeys(scope: string): Rewrite {
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
function pretendsToPost(kind: string): Rewrite {
  return (statement) => {
    if (!isTransfer(statement, 'kind', kind)) return undefined
    const text = `select '{posted}'::text[] as outcomes, array[(select max(id) from transfer)] as posted_ids,
      '{0,0}'::bigint[] as balances, '{}'::integer[] as known_places, '{}'::bigint[] as known_ids,
      '{}'::bigint[] as known_ledger_accounts, '{}'::bigint[] as known_balances`
    return { text, values: [] }
  }
}

/** Deposits ask for multiples of 20,000; what comes wrongly is 10,000 off. */
function creditsRoundAmounts(statement: Statement): Statement | undefined {
  if (!isTransfer(statement, 'scope', 'bank-settle')) return undefined
  const amounts = String(statement.values[column.amount]).replaceAll(/\d+/g, (amount) =>
    String(Math.ceil(Number(amount) / 20_000) * 20_000),
  )
  return { ...statement, values: statement.values.with(column.amount, amounts) }
}

function forgetsTombstones(statement: Statement): Statement | undefined {
  if (!statement.text.startsWith('insert into "seamless_call"') || !statement.values.includes('*'))
    return undefined
  return {
    text: `select transaction_id from (values ($1::text, $2::text, $3::text, $4::text, $5::bigint))
      as tombstone (vendor, transaction_id, hash, answer, at)
      where not exists (select from seamless_call where seamless_call.transaction_id = $2)`,
    values: statement.values,
  }
}
