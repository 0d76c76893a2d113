import type { Services } from '../services/services.ts'
import { openAccount } from '../accounts/account-store.ts'
import { depositMemo, hourMs, minuteMs } from '@saola/rules'
import { recordTransfer } from '../bank/receive-transfer.ts'
import { openDeposit } from '../wallet/deposits/deposit-store.ts'
import { expirePassword, insertPaymentPasswords, markAsDemo } from './people-store.ts'
import type { MerchantSeed, SeedPerson } from './seed-data.ts'

/** Opens accounts, uplines first, and brings their opening balances in through the ledger; their ids by name. */
export async function seedPeople(
  services: Services,
  merchantId: number,
  { merchant, people, password, paymentPassword }: MerchantSeed,
): Promise<Map<string, number>> {
  const passwordHash = await services.passwords.hash(password)
  const ids = new Map<string, number>()
  for (const person of people) {
    const id = await open(services, { merchantId, passwordHash, ids, person })
    ids.set(person.name, id)
    if (person.passwordExpired) await expirePassword(services.db, id)
    await depositOpening(services, id, merchant.code, person)
  }
  // One hash serves them all, so that the demo starts at once.
  const paymentHash = await services.passwords.hash(paymentPassword)
  await insertPaymentPasswords(services.db, [...ids.values()], paymentHash)
  await markAsDemo(services.db, [...ids.values()])
  return ids
}

async function open(
  services: Services,
  more: { merchantId: number; passwordHash: string; ids: Map<string, number>; person: SeedPerson },
): Promise<number> {
  const { person } = more
  const id = await openAccount(services.db, {
    merchantId: more.merchantId,
    name: person.name,
    nickname: person.nickname,
    type: person.type,
    uplineId: person.upline === null ? null : (more.ids.get(person.upline) ?? null),
    passwordHash: more.passwordHash,
    invitationCode: person.invitationCode,
    mobile: person.mobile,
    email: person.email,
    // Somebody who only wrote a number down could not sign in by it.
    proved: 'mobile',
    realName: person.realName,
    mustChangePassword: person.mustChangePassword,
    now: person.createdAt,
  })
  if (id === undefined) throw new Error(`account ${person.name} is in the list twice`)
  return id
}

/** By the way of every deposit: a code that is asked for and a bank transfer that pays it. */
async function depositOpening(
  services: Services,
  accountId: number,
  merchantCode: string,
  { name, createdAt, openingDeposit: amount }: SeedPerson,
): Promise<void> {
  if (amount === 0) return
  const paidAt = createdAt + hourMs
  const deposit = await openDeposit(services.db, {
    accountId,
    idempotencyKey: `opening-${name}`,
    amount,
    makeMemo: () => depositMemo(merchantCode, services.randomBytes),
    createdAt: paidAt - minuteMs,
    expiresAt: paidAt + minuteMs,
  })
  const transfer = { reference: `OPEN-${accountId}`, memo: deposit.memo, amount }
  const received = await recordTransfer(services.db, transfer, { ...services, now: () => paidAt })
  if (received.kind !== 'recorded' || received.outcome !== 'exact') {
    throw new Error(`opening deposit of ${name}: ${JSON.stringify(received)}`)
  }
}
