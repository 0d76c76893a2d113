import { formatMoney } from '@saola/i18n'
import { hiddenAmount, hideBalance, languageInUse, useApp, usePreferences } from '@saola/shell'
import { Icon, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { availableOf } from '../money/available-of.ts'
import { balanceQuery } from '../money/balance-query.ts'
import { InnerLink } from './inner-link.tsx'
import styles from './balance-chip.module.css'
import { paths } from '../paths.ts'

/**
 * What is available, so without what is on hold or staked, with an eye to hide it and a plus to deposit; for signed-in
 * members only.
 */
export function BalanceChip(): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const app = useApp()
  const { brand, preferences } = app
  const chosen = usePreferences()
  const { data } = useQuery(balanceQuery(app))
  const hidden = chosen.hideBalance
  return (
    <div className={styles.chip}>
      <button
        type="button"
        className={styles.eye}
        aria-pressed={hidden}
        aria-label={t('shell:balance.hide')}
        onClick={() => hideBalance(preferences, !hidden)}
      >
        <Icon name={hidden ? 'eye-off' : 'eye'} size={18} />
      </button>
      <output className={styles.amount} aria-label={t('wallet:balance')}>
        {data === undefined && !hidden && <Skeleton width="5.5em" />}
        {data !== undefined && !hidden && (
          <span translate="no">{formatMoney(availableOf(data), languageInUse(chosen, brand))}</span>
        )}
        {hidden && <span>{hiddenAmount}</span>}
      </output>
      <InnerLink to={paths.deposit} className={styles.plus} aria-label={t('shell:nav.deposit')}>
        <Icon name="plus" size={20} />
      </InnerLink>
    </div>
  )
}
