import { messageKey, say } from '@saola/i18n'
import { checkRebate, formatRate, parseRate, readRebate, type OpeningFieldName } from '@saola/rules'
import { messageOf, type Issue } from '@saola/validation'
import { useTranslation } from 'react-i18next'

/** What the forms of this feature say about their fields. */
export type OpeningTexts = {
  label: (name: OpeningFieldName) => string
  problem: (found: Issue) => string
  /** What is wrong with a rebate against the agent's own. */
  rebate: (typed: string, own: string) => string | undefined
}

/** Labels and problems, in the language of the page. */
export function useOpeningTexts(): OpeningTexts {
  const { t, i18n } = useTranslation(['opening', 'session', 'validation'])
  const label = (name: OpeningFieldName): string =>
    name === 'password' ? t('opening:direct.password') : t(`session:field.${name}`)
  return {
    label,
    problem: (found) => {
      const { key, params } = messageOf(found)
      const field = found.field === undefined ? '' : label(found.field as OpeningFieldName)
      return say(i18n, messageKey(key), { ...params, field })
    },
    rebate: (typed, own) => {
      const refusal = checkRebate(readRebate(typed), parseRate(own) ?? 0)
      if (refusal === undefined) return undefined
      const ownRate = `${formatRate(refusal.params?.['ownRate'] ?? 0)}%`
      return say(i18n, messageKey(refusal.key), { ownRate })
    },
  }
}
