import { formatMoney, messageKey, say } from '@saola/i18n'
import type { RegistrationField, RegistrationFieldName } from '@saola/rules'
import { useLanguage } from '@saola/shell'
import { messageOf, type Issue } from '@saola/validation'
import { useTranslation } from 'react-i18next'
import { useZaloPromise } from './use-zalo-promise.ts'

/** What the form says about its fields, in the language of the page. */
export type RegisterTexts = {
  label(name: RegistrationFieldName): string
  /** The rule in words, before anybody can break it. */
  hint(field: RegistrationField): string
  /** What is wrong. */
  problem(found: Issue): string
}

/** The texts of the registration form; waits until their catalogues are there. */
export function useRegisterTexts(): RegisterTexts {
  const zaloReward = useZaloPromise()
  const language = useLanguage()
  const { t, i18n } = useTranslation(['session', 'validation', 'shell'])
  const label = (name: RegistrationFieldName): string => t(`session:field.${name}`)
  const problem = (found: Issue): string => {
    const { key, params } = messageOf(found)
    const field = found.field === undefined ? '' : label(found.field as RegistrationFieldName)
    return say(i18n, messageKey(key), { ...params, field })
  }
  return {
    label,
    problem,
    hint: (field) => {
      if (field.name === 'confirmPassword' || field.name === 'captcha') return ''
      const rule = problemOfRule(field, problem)
      switch (field.name) {
        case 'username':
          return `${rule}. ${t('session:hint.username')}`
        case 'payeeName':
          return t('session:hint.payeeName')
        case 'mobileNum':
          return t('session:hint.mobileNum')
        case 'email':
          return ''
        case 'zalo':
          return zaloReward > 0
            ? t('session:register.zalo_hint', { amount: formatMoney(zaloReward, language) })
            : ''
        case 'affiliateCode':
          return t('session:hint.affiliateCode')
        case 'paymentPassword':
          return `${rule}. ${t('session:hint.paymentPassword')}`
        default:
          return rule
      }
    },
  }
}

/** The text of a rule is what it says when a text breaks it. */
function problemOfRule({ rule }: RegistrationField, problem: RegisterTexts['problem']): string {
  return rule.answers.pattern.map(problem).join('')
}
