import { formatMoney } from '@saola/i18n'
import { calls, type PlayLimit } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { LimitWish } from './limit-wish.tsx'
import { useProtectionChange } from './use-protection-change.ts'

export type LimitRequestProps = {
  limit: PlayLimit
  request: NonNullable<PlayLimit['request']>
  now: number
}

/** A wish for a higher limit of money. */
export function LimitRequest({ limit, request, now }: LimitRequestProps): ReactElement {
  const { t } = useTranslation('protection')
  const language = useLanguage()
  const confirm = useProtectionChange(calls.protection.confirmLimit, { said: () => t('request.confirmed') })
  const cancel = useProtectionChange(calls.protection.cancelRequest, { said: () => t('request.cancelled') })
  const { kind, period } = limit
  const { amount } = request
  return (
    <LimitWish
      words={
        amount === null ? t('request.remove') : t('request.raise', { amount: formatMoney(amount, language) })
      }
      request={{ ...request, amount: amount ?? undefined }}
      now={now}
      confirm={{ ...confirm, by: 'protection.confirmLimit', run: () => confirm.run({ kind, period }) }}
      cancel={{ ...cancel, by: 'protection.cancelRequest', run: () => cancel.run({ kind, period }) }}
    />
  )
}
