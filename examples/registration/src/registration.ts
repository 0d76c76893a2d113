import { isApiError, type ApiClient } from '@saola/api-client'
import { messageKey, say, type I18n } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { registrationFields, switchesOf, type RegistrationFieldName } from '@saola/rules'
import { messageOf, standardSchema, type StandardSchema } from '@saola/validation'

export type Values = Partial<Record<RegistrationFieldName, string>>

/** A registration as any form library takes it. */
export type Registration = {
  names: readonly RegistrationFieldName[]
  empty: Values
  schema: StandardSchema<Values>
  label: (name: RegistrationFieldName) => string
  submit: string
  /** Opens the account; what there is to say of it, in words, also where the gateway refuses. */
  register: (values: Values) => Promise<string>
}

/** Asks the gateway which fields its merchant wants and by which rules; an operator changes them without a new build. */
export async function loadRegistration(api: ApiClient, i18n: I18n): Promise<Registration> {
  const { info } = await api.send(calls.system.status)
  const fields = registrationFields('username', info.register, switchesOf(info.whitelabel)).filter(
    // This form asks for what must be there, and for the password once.
    ({ name, rule }) => rule.required && name !== 'confirmPassword',
  )
  const label = (name: RegistrationFieldName): string => i18n.t(`session:field.${name}`)
  const rules = Object.fromEntries(fields.map(({ name, rule }) => [name, rule]))

  return {
    names: fields.map(({ name }) => name),
    empty: Object.fromEntries(fields.map(({ name }) => [name, ''])),
    schema: standardSchema<Values>(rules, {
      say: (issue) => {
        const { key, params } = messageOf(issue)
        const about = fields.find(({ name }) => name === issue.field)
        return say(i18n, messageKey(key), { ...params, field: about ? label(about.name) : '' })
      },
    }),
    label,
    submit: i18n.t('session:register.submit'),
    register: async (values) => {
      try {
        const { userName: name } = await api.send(calls.session.register, {
          ...values,
          confirmPassword: values.password ?? '',
          // The page says so below the form.
          confirmedAge: true,
          domain: location.hostname,
          registerUrl: location.href,
          registerMethod: 'WEB',
        })
        return i18n.t('session:register.done', { name: name ?? values.username ?? '' })
      } catch (error) {
        if (isApiError(error)) return error.message
        throw error
      }
    },
  }
}
