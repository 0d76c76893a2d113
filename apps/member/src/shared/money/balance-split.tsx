import { formatMoney, formatTime } from '@saola/i18n'
import { hiddenAmount, useApp, usePreferences, useLanguage } from '@saola/shell'
import { Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { balanceQuery } from './balance-query.ts'
import styles from './balance-split.module.css'

/**
 * What of the balance is free, staked and held, what is owed, and when that was so; no figure while balances are hidden, and
 * no part that a gateway does not tell.
 */
export function BalanceSplit({ asOf = true }: { asOf?: boolean }): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const hidden = usePreferences().hideBalance
  const language = useLanguage()
  const app = useApp()
  const { data, dataUpdatedAt } = useQuery(balanceQuery(app))
  const amount = (dong: number | undefined): ReactElement | string => {
    if (hidden) return hiddenAmount
    return dong === undefined ? <Skeleton width="4em" /> : formatMoney(dong, language)
  }
  const tells = (part: 'available' | 'inPlay' | 'onHold'): boolean =>
    data === undefined || data[part] !== undefined
  return (
    <div className={styles.split}>
      {(tells('available') || tells('inPlay') || tells('onHold')) && (
        <dl className={styles.parts}>
          {tells('available') && (
            <div>
              <dt>{t('wallet:balance.available')}</dt>
              <dd className="figures">{amount(data?.available)}</dd>
            </div>
          )}
          {tells('inPlay') && (
            <div>
              <dt>{t('wallet:balance.in_play')}</dt>
              <dd className="figures">{amount(data?.inPlay)}</dd>
            </div>
          )}
          {tells('onHold') && (
            <div>
              <dt>
                {t('wallet:balance.on_hold')}
                <span className={styles.hint}>{t('wallet:balance.on_hold_hint')}</span>
              </dt>
              <dd className="figures">{amount(data?.onHold)}</dd>
            </div>
          )}
          {data?.owed !== undefined && data.owed > 0 && (
            <div>
              <dt>
                {t('wallet:balance.owed')}
                <span className={styles.hint}>{t('wallet:balance.owed_hint')}</span>
              </dt>
              <dd className="figures">{amount(data.owed)}</dd>
            </div>
          )}
        </dl>
      )}
      {asOf && (
        <p className={styles.asOf}>
          {data === undefined
            ? t('shell:state.loading')
            : t('wallet:balance.as_of', {
                time: formatTime(data.asOf ?? app.clock.moment(dataUpdatedAt), language, { seconds: true }),
              })}
        </p>
      )}
    </div>
  )
}
