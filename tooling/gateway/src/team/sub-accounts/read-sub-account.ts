import type { SubAccount, SubAccountRight } from '@saola/protocol'
import { checkRegistration, openingFields, signInName, subAccountRules } from '@saola/rules'
import { refuseGuessedPassword } from '../../accounts/refuse-weak-password.ts'
import { Fault } from '../../http/fault.ts'
import { issueFault } from '../../http/issue-fault.ts'
import type { CallContext } from '../../http/mount.ts'
import { parseId } from '../../http/parse-id.ts'
import { findOwned } from './sub-account-store.ts'

type Asked = Pick<CallContext<unknown>, 'merchant' | 'language'>

/** What a sub-account is called, may do, and may move in a day; what nobody says stays as it is. */
type SubAccountTerms = { label: string; rights: SubAccountRight[]; dailyCap: number }

/** What a sub-account is called and may do, each right once; a name of nothing is refused at its field. */
export function readTerms(
  input: { label: string; rights: SubAccountRight[]; dailyCap?: number | undefined },
  usualCap: number = subAccountRules.dailyCap,
): SubAccountTerms {
  const label = input.label.trim()
  if (label === '' || [...label].length > subAccountRules.labelLength) {
    throw new Fault('request_param_err', {
      field: 'label',
      messageKey: 'subaccounts.issue.label',
      params: { max: subAccountRules.labelLength },
    })
  }
  return { label, rights: [...new Set(input.rights)], dailyCap: input.dailyCap ?? usualCap }
}

/**
 * Refuses a name or a first password that the merchant would not let anybody register with; `name` is that of the account, where it is
 * there already.
 */
export function refuseCredentials(
  site: Asked,
  { name, ...typed }: { username?: string; name?: string; password: string },
): void {
  const { merchant, language } = site
  const fields = openingFields(merchant.settings.register).filter((field) => field.name in typed)
  const found = checkRegistration(fields, typed)[0]
  if (found) throw issueFault(found, language)
  const own = name ?? signInName(typed.username ?? '')
  refuseGuessedPassword(site, typed.password, { name: own, field: 'password' })
}

/** One of the caller's own sub-accounts; anybody else's is answered like one that nobody has. */
export async function requireOwned(
  { account, services }: Pick<CallContext<unknown>, 'account' | 'services'>,
  customerId: string,
): Promise<SubAccount & { accountId: number }> {
  const accountId = parseId(customerId)
  const found = await findOwned(services.db, account.id, accountId)
  if (!found) throw new Fault('not_found')
  return { ...found, accountId }
}
