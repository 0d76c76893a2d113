import type { NewAccountInput } from '@saola/protocol'
import {
  checkRegistration,
  openingFields,
  registeredPerson,
  readRegistrationValue,
  type RegisteredPerson,
} from '@saola/rules'
import { refuseGuessedPassword } from '../../accounts/refuse-weak-password.ts'
import { issueFault } from '../../http/issue-fault.ts'
import { refusePosingName } from '../../http/refuse-posing-name.ts'
import type { CallContext } from '../../http/mount.ts'
import { requireRebate } from './require-opener.ts'

/** An account to open that passed every rule. */
export type AccountToOpen = RegisteredPerson & {
  type: NewAccountInput['type']
  password: string
  rebateRate: number
  details: Record<string, string>
}

/** Reads what an agent says of an account (team 12, 13), or refuses the first field that is wrong. */
export function readAccount(
  site: Pick<CallContext<unknown>, 'merchant' | 'language'>,
  input: NewAccountInput,
  ownRate: number,
): AccountToOpen {
  const { merchant, language } = site
  const fields = openingFields(merchant.settings.register)
  const found = checkRegistration(fields, input)[0]
  if (found) throw issueFault(found, language)
  const asksForZalo = fields.some(({ name }) => name === 'zalo')
  const zalo = asksForZalo ? readRegistrationValue('zalo', input.zalo) : ''
  const person = registeredPerson('username', fields, input)
  refusePosingName(site, person.name, 'username')
  refusePosingName(site, person.nickname, 'nickname')
  refuseGuessedPassword(site, input.password, { name: person.name, field: 'password' })
  return {
    ...person,
    type: input.type,
    password: input.password,
    rebateRate: requireRebate(input.rebate, ownRate),
    details: zalo === '' ? {} : { zalo },
  }
}
