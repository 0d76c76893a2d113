import { formatMoney, formatNumber } from '@saola/i18n'
import type { DownlineDetail } from '@saola/protocol'
import { useBalanceText, useLanguage } from '@saola/shell'
import { StatTile } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Profit } from '#shared/profit.tsx'
import styles from './member-totals.module.css'

/** What somebody holds now, and what they have done since the account was opened. */
export function MemberTotals({ person }: { person: DownlineDetail }): ReactElement {
  const { t } = useTranslation('team')
  const language = useLanguage()
  const balance = useBalanceText()
  const { totals } = person
  const always = t('detail.totals')
  return (
    <div className={styles.tiles}>
      <StatTile label={t('list.balance')} tone="value" value={balance(person.accountBalance)} />
      <StatTile label={t('overview.profit')} value={<Profit amount={totals.profitAndLoss} />} note={always} />
      <StatTile label={t('overview.deposit')} value={formatMoney(totals.deposit, language)} note={always} />
      <StatTile label={t('detail.bet_count')} value={formatNumber(totals.betCount, language)} note={always} />
      <StatTile
        label={t('overview.bet_amount')}
        value={formatMoney(totals.betAmount, language)}
        note={always}
      />
      <StatTile
        label={t('overview.win_amount')}
        value={formatMoney(totals.winAmount, language)}
        note={always}
      />
    </div>
  )
}
