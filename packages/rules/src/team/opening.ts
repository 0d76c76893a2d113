import { accountType, type RegisterRule, type RegisterRules } from '@saola/protocol'
import { plainText } from '@saola/validation'
import { registrationField, type RegistrationField } from '../session/registration-fields.ts'
import { parseRate, wholeRate } from '../rate.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** What an agent says of an account that it opens: a name and a first password, and how its owner is reached. */
const openingFieldNames = ['username', 'password', 'nickname', 'mobileNum', 'email', 'zalo'] as const
export type OpeningFieldName = (typeof openingFieldNames)[number]

/** The account types that an agent opens below itself (team 12). */
export type OpenedType = typeof accountType.member | typeof accountType.agent

// Open: nobody gives a number; this is the operator's.
/** The rebate of an agent at the top of a line with whom nothing else was agreed: 2 %. */
export const usualRebate = 2_000

/** Whether an account may open others: agents do, their sub-accounts only in their name (team 11). */
export function mayOpenAccounts(type: number): boolean {
  return type === accountType.agent || type === accountType.topAgent
}

/**
 * The fields of an opening with the merchant's own rules for registering (team 12). Name and password are always asked
 * for; the rest may be left out, whatever the merchant asks of those who register by themselves.
 */
export function openingFields(rules: RegisterRules): RegistrationField[] {
  return openingFieldNames.flatMap((name): RegistrationField[] => {
    const rule = rules[name] ?? usualRules[name]
    if (rule === undefined) return []
    const isNeeded = name === 'username' || name === 'password'
    if (!isNeeded && !rule.enabled) return []
    return [registrationField(name, { ...rule, enabled: true, required: isNeeded })]
  })
}

/** For a merchant whose members register without a name or a password of their own (wire 8). */
const usualRules: RegisterRules = {
  username: { patternId: 1, minLength: 6, maxLength: 11, enabled: true, required: true },
  password: { patternId: 5, minLength: 6, maxLength: 11, enabled: true, required: true },
} satisfies Record<string, RegisterRule>

/** A rebate as people type it, `1,25 %` too, as a rate; undefined for any other text. Nothing typed is no rebate. */
export function readRebate(typed: string): number | undefined {
  const text = plainText(typed).replaceAll(/[\s%]/g, '').replace(',', '.')
  return text === '' ? 0 : parseRate(text)
}

/** Undefined when a rebate may be given to somebody below: from nothing up to one's own (team 13). */
export function checkRebate(rate: number | undefined, ownRate: number): Refusal | undefined {
  if (rate === undefined || rate < 0 || rate > wholeRate) return refuse('opening.issue.rebate')
  return rate > ownRate ? refuse('opening.issue.rebate_above_own', { ownRate }) : undefined
}
