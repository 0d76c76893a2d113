import { formatDateTime, formatDuration, formatMoney } from '@saola/i18n'
import { calls, type PlayLimit } from '@saola/protocol'
import { requestState } from '@saola/rules'
import { Offered, useLanguage, useText } from '@saola/shell'
import { Button, Countdown, Notice } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './protection.module.css'
import { useProtectionChange } from './use-protection-change.ts'

export type LimitRequestProps = {
  limit: PlayLimit
  request: NonNullable<PlayLimit['request']>
  now: number
}

/** A wish for a higher limit: how long it still waits, then the question whether it is still wanted. */
export function LimitRequest({ limit, request, now }: LimitRequestProps): ReactElement {
  const { t } = useTranslation('protection')
  const language = useLanguage()
  const confirm = useProtectionChange(calls.protection.confirmLimit, { said: () => t('request.confirmed') })
  const cancel = useProtectionChange(calls.protection.cancelRequest, { said: () => t('request.cancelled') })
  const refused = confirm.refused ?? cancel.refused
  const sayRefusal = useText(refused)
  const { kind, period } = limit
  const { amount, confirmFrom, confirmUntil } = request
  const state = requestState({ request: { ...request, amount: amount ?? undefined } }, now)
  return (
    <div className={styles.request} data-state={state}>
      <p className={styles.wish}>
        {amount === null
          ? t('request.remove')
          : t('request.raise', { amount: formatMoney(amount, language) })}
      </p>
      <p className={styles.quiet}>
        {state === 'waiting' && (
          <Countdown
            now={now}
            target={confirmFrom}
            label={t('request.countdown')}
            format={() => t('request.waiting', { left: formatDuration(confirmFrom - now, language) })}
          />
        )}
        {state === 'confirmable' && (
          <span>{t('request.confirmable', { time: formatDateTime(confirmUntil, language) })}</span>
        )}
        {state === 'lapsed' && <span>{t('request.lapsed')}</span>}
      </p>
      {refused && (
        <Notice tone="bad" live>
          {sayRefusal(refused)}
        </Notice>
      )}
      <div className={styles.acts}>
        {state === 'confirmable' && (
          <Offered by="protection.confirmLimit">
            <Button
              size="small"
              variant="primary"
              busy={confirm.busy}
              onClick={() => confirm.run({ kind, period })}
            >
              {t('request.confirm')}
            </Button>
          </Offered>
        )}
        <Offered by="protection.cancelRequest">
          <Button size="small" busy={cancel.busy} onClick={() => cancel.run({ kind, period })}>
            {state === 'lapsed' ? t('request.drop') : t('request.cancel')}
          </Button>
        </Offered>
      </div>
    </div>
  )
}
