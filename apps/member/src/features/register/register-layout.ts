import type { RegisterRules } from '@saola/protocol'
import { registrationFields, type RegistrationField, type RegistrationWay, type Switches } from '@saola/rules'
import { reportRule } from '@saola/shell'

/** The form of a merchant: what everybody sees, what waits behind "more", and the picture to read. */
export type RegisterLayout = {
  /** All fields, top to bottom. */
  readonly fields: readonly RegistrationField[]
  readonly shown: readonly RegistrationField[]
  readonly folded: readonly RegistrationField[]
  readonly captcha: RegistrationField | undefined
}

/** Lays out what a way of registration asks for: required fields and the invitation code in sight, the rest folded. */
export function registerLayout(
  way: RegistrationWay,
  rules: RegisterRules,
  switches: Switches,
): RegisterLayout {
  const asked = registrationFields(way, rules, switches)
  for (const { rule } of asked) reportRule(rule)
  const captcha = asked.find(({ name }) => name === 'captcha')
  const others = asked.filter((field) => field !== captcha)
  const shown = others.filter(isShown)
  const folded = others.filter((field) => !isShown(field))
  return {
    fields: [...shown, ...folded, ...(captcha === undefined ? [] : [captcha])],
    shown,
    folded,
    captcha,
  }
}

function isShown({ name, rule }: RegistrationField): boolean {
  return rule.required || name === 'affiliateCode'
}
