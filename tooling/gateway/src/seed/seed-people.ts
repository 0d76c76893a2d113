import { accountType } from '@saola/protocol'
import type { House } from '../house.ts'
import { openAccount } from '../member/open-account.ts'
import { hashPassword } from '../session/password.ts'
import { hashRequest, houseBook, playerBook, postTransfer } from '../wallet/ledger.ts'
import { demoPassword, expiredAccount, freshAccount, invitationCodes, people, type Person } from './people.ts'

const day = 86_400_000

/** Opens the demo accounts, uplines first, and brings their opening balances in through the ledger. */
export async function seedPeople(house: House, merchantId: number): Promise<Map<string, number>> {
  const passwordHash = await hashPassword(demoPassword, house.randomBytes)
  const bank = await houseBook(house.db, 'bank')
  const ids = new Map<string, number>()
  for (const person of people) {
    const id = await open(house, { merchantId, passwordHash, ids, person })
    ids.set(person[0], id)
    await depositOpening(house, { bank, accountId: id, person })
  }
  await house.db
    .updateTable('account')
    .set({ password_expired: true })
    .where('name', '=', expiredAccount)
    .execute()
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
    mustChangePassword: name === freshAccount,
    now: house.now() - daysAgo * day,
  })
  if (id === undefined) throw new Error(`demo account ${name} is in the list twice`)
  return id
}

async function depositOpening(
  house: House,
  more: { bank: number; accountId: number; person: Person },
): Promise<void> {
  const [name, , , , daysAgo, amount] = more.person
  if (amount === 0) return
  const posted = await postTransfer(house.db, {
    scope: 'seed',
    key: `opening:${name}`,
    requestHash: hashRequest(name, amount),
    kind: 'deposit',
    reference: `OPEN-${more.accountId}`,
    remark: 'wallet.statement.type.deposit',
    now: house.now() - daysAgo * day + day / 24,
    entries: [
      { bookAccountId: more.bank, amount: -amount },
      { bookAccountId: await playerBook(house.db, more.accountId), amount },
    ],
  })
  if (posted.outcome !== 'posted') throw new Error(`opening deposit of ${name}: ${posted.outcome}`)
}
