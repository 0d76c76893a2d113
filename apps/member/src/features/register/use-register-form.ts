import {
  checkRegistration,
  registrationFieldNames,
  type RegistrationField,
  type RegistrationFieldName,
} from '@saola/rules'
import { formSchema, useForm, type AppForm, type FormProblems } from '@saola/shell'
import { minimumAge, plainText } from '@saola/validation'
import { useTranslation } from 'react-i18next'
import type { InvitationCheck } from './use-invitation-check.ts'
import type { RegisterTexts } from './use-register-texts.ts'

/** What has been typed in a registration form, whichever way is in sight. */
export type Typed = Record<RegistrationFieldName, string> & { consent: boolean }

const empty = Object.fromEntries(registrationFieldNames.map((name) => [name, ''])) as Record<
  RegistrationFieldName,
  string
>

/** A registration form, judged by the fields of the way in sight; another way keeps what was typed. */
export function useRegisterForm(options: {
  fields: readonly RegistrationField[]
  texts: RegisterTexts
  known: Partial<Typed>
  invited: InvitationCheck
  send: (typed: Typed) => Promise<void>
}): AppForm<Typed> {
  const { fields, texts, known, invited, send } = options
  const { t } = useTranslation('validation')
  const schema = formSchema<Typed>((values) => {
    const found: Partial<Record<keyof Typed, string>> = {}
    for (const each of checkRegistration(fields, values)) {
      found[each.field as RegistrationFieldName] ??= texts.problem(each)
    }
    if (invited.state === 'bad' && plainText(values.affiliateCode) === invited.code) {
      found.affiliateCode ??= invited.why ?? t('invitation_code')
    }
    if (!values.consent) found.consent = `${t('age_required', { n: minimumAge })}. ${t('terms_required')}`
    return found satisfies FormProblems<Typed>
  })
  return useForm(schema, send, {
    values: { ...empty, consent: false, ...known },
    fieldOf: (wireName) =>
      wireName === 'confirmedAge'
        ? 'consent'
        : fields.map(({ name }) => name).find((name) => name === wireName),
  })
}
