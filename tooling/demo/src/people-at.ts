import { dayMs } from '@saola/rules'
import { levels } from './clubs.ts'
import { contactsOf, expiredAccount, freshAccounts, invitationCodes, namedAccount, people } from './people.ts'

/** The demo accounts as an empty gateway opens them at `now`, in milliseconds since 1970. */
export function peopleAt(now: number) {
  return people.map(([name, nickname, type, upline, daysAgo, openingDeposit]) => ({
    name,
    nickname,
    type,
    upline,
    ...contactsOf(name),
    createdAt: now - daysAgo * dayMs,
    openingDeposit,
    invitationCode: type === 1 || type === 2 ? (invitationCodes[name] ?? name.toUpperCase()) : undefined,
    realName: name === namedAccount.name ? namedAccount.realName : undefined,
    mustChangePassword: freshAccounts.includes(name),
    passwordExpired: name === expiredAccount,
    level: levels[name],
  }))
}
