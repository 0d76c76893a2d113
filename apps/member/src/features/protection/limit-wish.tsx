import { formatDateTime, formatDuration } from '@saola/i18n'
import { requestState, type LimitRequest } from '@saola/rules'
import { Offered, useText, useLanguage, type CallId, type DialogText } from '@saola/shell'
import { Button, Countdown, Notice } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './protection.module.css'

/** What is done, and the call without which it is not offered. */
type Act = { by: CallId; run: () => void; busy: boolean; refused: DialogText | undefined }

export type LimitWishProps = {
  /** What is wished for. */
  words: string
  request: LimitRequest
  now: number
  confirm: Act
  cancel: Act
}

/** A wish for a higher limit: how long it still waits, then the question whether it is still wanted. */
export function LimitWish({ words, request, now, confirm, cancel }: LimitWishProps): ReactElement {
  const { t } = useTranslation('protection')
  const language = useLanguage()
  const refused = confirm.refused ?? cancel.refused
  const sayRefusal = useText(refused)
  const { confirmFrom, confirmUntil } = request
  const state = requestState({ request }, now)
  return (
    <div className={styles.request} data-state={state}>
      <p className={styles.wish}>{words}</p>
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
          <Offered by={confirm.by}>
            <Button size="small" variant="primary" busy={confirm.busy} onClick={confirm.run}>
              {t('request.confirm')}
            </Button>
          </Offered>
        )}
        <Offered by={cancel.by}>
          <Button size="small" busy={cancel.busy} onClick={cancel.run}>
            {state === 'lapsed' ? t('request.drop') : t('request.cancel')}
          </Button>
        </Offered>
      </div>
    </div>
  )
}
