import {
  checkRegistration,
  registrationFieldNames,
  type RegistrationField,
  type RegistrationFieldName,
} from '@saola/rules'
import { minimumAge } from '@saola/validation'
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { InvitationCheck } from './use-invitation-check.ts'
import type { RegisterTexts } from './use-register-texts.ts'

/** What has been typed in a registration form, whichever way is in sight. */
export type Typed = Record<RegistrationFieldName, string> & { consent: boolean }

const empty = Object.fromEntries(registrationFieldNames.map((name) => [name, ''])) as Record<
  RegistrationFieldName,
  string
>

/** The state of a registration form, judged by the fields of the way in sight; another way keeps what was typed. */
export function useRegisterForm(options: {
  fields: readonly RegistrationField[]
  texts: RegisterTexts
  known: Partial<Typed>
  invited: InvitationCheck
}): UseFormReturn<Typed> {
  const { fields, texts, known, invited } = options
  const { t } = useTranslation('validation')
  return useForm<Typed>({
    defaultValues: { ...empty, consent: false, ...known },
    mode: 'onTouched',
    resolver: (values) => {
      const errors: FieldErrors<Typed> = {}
      for (const each of checkRegistration(fields, values)) {
        const name = each.field as RegistrationFieldName
        errors[name] ??= { type: each.key, message: texts.problem(each) }
      }
      if (invited.state === 'bad' && values.affiliateCode.trim() === invited.code) {
        errors.affiliateCode ??= { type: 'invitation', message: t('invitation_code') }
      }
      if (!values.consent) {
        const message = `${t('age_required', { n: minimumAge })}. ${t('terms_required')}`
        errors.consent = { type: 'consent', message }
      }
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
    },
  })
}
