import { accountType } from '@saola/protocol'
import { matchTransfer } from '../bank/receive-transfer.ts'
import type { House } from '../house.ts'
import { openAccount } from '../member/open-account.ts'
import { hashPassword } from '../session/password.ts'
import { makeMemo } from '../wallet/deposit-memo.ts'
import { openDeposit } from '../wallet/deposit-store.ts'
import {
  contactsOf,
  demoPassword,
  demoPaymentPassword,
  expiredAccount,
  freshAccounts,
  invitationCodes,
  namedAccount,
  people,
  type Person,
} from './people.ts'

const day = 86_400_000

/** Opens the demo accounts, uplines first, and brings their opening balances in through the ledger. */
export async function seedPeople(house: House, merchantId: number): Promise<Map<string, number>> {
  const passwordHash = await hashPassword(demoPassword, house.randomBytes)
  const ids = new Map<string, number>()
  for (const person of people) {
    const id = await open(house, { merchantId, passwordHash, ids, person })
    ids.set(person[0], id)
    await depositOpening(house, id, person)
  }
  await house.db
    .updateTable('account')
    .set({ password_expired: true })
    .where('name', '=', expiredAccount)
    .execute()
  await setPaymentPasswords(house, [...ids.values()])
  return ids
}

async function open(
  house: House,
  more: { merchantId: number; passwordHash: string; ids: Map<string, number>; person: Person },
): Promise<number> {
  const [name, nickname, type, upline, daysAgo] = more.person
  const isAgent = type === accountType.agent || type === accountType.topAgent
  const id = await openAccount(house.db, {
    merchantId: more.merchantId,
    name,
    nickname,
    type,
    uplineId: upline === null ? null : (more.ids.get(upline) ?? null),
    passwordHash: more.passwordHash,
    invitationCode: isAgent ? (invitationCodes[name] ?? name.toUpperCase()) : undefined,
    ...contactsOf(name),
    // The demo's people once had a code sent; who only wrote a number down could not sign in by it.
    proved: 'mobile',
    realName: name === namedAccount.name ? namedAccount.realName : undefined,
    mustChangePassword: freshAccounts.includes(name),
    now: house.now() - daysAgo * day,
  })
  if (id === undefined) throw new Error(`demo account ${name} is in the list twice`)
  return id
}

/** One hash serves them all, so that the demo starts at once. */
async function setPaymentPasswords(house: House, ids: readonly number[]): Promise<void> {
  const password_hash = await hashPassword(demoPaymentPassword, house.randomBytes)
  const changed_at = house.now()
  await house.db
    .insertInto('payment_password')
    .values(ids.map((account_id) => ({ account_id, password_hash, changed_at })))
    .execute()
}

/** By the way of every deposit: a code that is asked for and a bank transfer that pays it. */
async function depositOpening(house: House, accountId: number, person: Person): Promise<void> {
  const [name, , , , daysAgo, amount] = person
  if (amount === 0) return
  const paidAt = house.now() - daysAgo * day + day / 24
  const deposit = await openDeposit(house.db, {
    accountId,
    idempotencyKey: `opening-${name}`,
    amount,
    makeMemo: () => makeMemo('saola', house.randomBytes),
    createdAt: paidAt - 60_000,
    expiresAt: paidAt + 60_000,
  })
  const transfer = { reference: `OPEN-${accountId}`, memo: deposit.memo, amount }
  const received = await matchTransfer(house.db, transfer, () => paidAt)
  if (received.kind !== 'recorded' || received.outcome !== 'exact') {
    throw new Error(`opening deposit of ${name}: ${JSON.stringify(received)}`)
  }
}
