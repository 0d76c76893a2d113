import type { Money } from './money.ts'
import { agentPaymentPassword, lineOfAgent, memberPaymentPassword, signIns, type Account } from './people.ts'

const dayMs = 86_400_000

/** What happened on each of the last days, as `[days ago, wallet, type of entry, đồng]`. */
const story = [
  [20, 2, 6101, 2_000_000],
  [20, 2, 8202, -500_000],
  [20, 4, 8102, 500_000],
  [18, 4, 4200, -120_000],
  [18, 4, 4100, 98_000.5],
  [15, 2, 6116, 50_000],
  [12, 2, 6201, -700_000],
  [9, 4, 4200, -60_000],
  [6, 2, 6111, 12_345.25],
  [4, 2, 6101, 300_000],
  [2, 4, 4200, -40_000],
  [1, 4, 4100, 151_000],
] as const

type Seeding = { nextId: () => bigint; money: Money; now: number }

/** The people of the first day, with what their wallets went through. */
export function seedPeople(seeding: Seeding): Account[] {
  const ids = new Map<string, bigint>()
  const create = (fields: NewAccount) => {
    const account = createAccount({ ...fields, id: seeding.nextId(), now: seeding.now })
    ids.set(account.username, account.id)
    return account
  }
  const main = [
    create({ ...signIns.member, type: 0, paymentPassword: memberPaymentPassword }),
    create({ ...signIns.otherMember, type: 0 }),
    create({ ...signIns.agent, type: 2, paymentPassword: agentPaymentPassword }),
  ]
  const below = lineOfAgent.map(([username, type, upline]) =>
    create({ username, password: 'Gao2026thom', type, uplineId: ids.get(upline) }),
  )
  const accounts = main.concat(below)
  accounts.forEach((account, index) => tellStory(account, 1 + index / 10, seeding))
  return accounts
}

type NewAccount = Pick<Account, 'username' | 'password' | 'type'> &
  Partial<Pick<Account, 'uplineId' | 'paymentPassword' | 'mobile' | 'nickname'>>

/** An account as it is right after it came into being. */
export function createAccount({ now, ...fields }: NewAccount & { id: bigint; now: number }): Account {
  return {
    uplineId: undefined,
    paymentPassword: undefined,
    mobile: '',
    nickname: fields.username,
    registeredAt: now - 30 * dayMs,
    lastLoginAt: now - dayMs,
    wrongPasswords: 0,
    favourites: new Set(),
    recent: [],
    ...fields,
  }
}

/** Nobody's days are quite like another's: amounts grow by a tenth from one to the next. */
function tellStory({ id }: Account, factor: number, { money, now }: Seeding): void {
  for (const [days, wallet, typeId, amount] of story) {
    money.add({
      account: id,
      wallet,
      typeId,
      amount: Math.round(amount * 100 * factor),
      at: now - days * dayMs,
    })
  }
}
