import { formatMoney, formatNumber } from '@saola/i18n'
import type { DownlineDetail } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import { Card, StatTile } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Profit, ProfitSideSwitch } from '#shared/profit/profit.tsx'
import styles from './member-totals.module.css'

/** What somebody has done since the account was opened; said once for all the figures. */
export function MemberTotals({ person }: { person: DownlineDetail }): ReactElement {
  const { t } = useTranslation('team')
  const language = useLanguage()
  const { totals } = person
  return (
    <Card title={t('detail.totals')}>
      <div className={styles.tiles}>
        <StatTile label={t('overview.profit')} value={<Profit amount={totals.profitAndLoss} />} />
        <StatTile label={t('overview.deposit')} value={formatMoney(totals.deposit, language)} />
        <StatTile label={t('detail.bet_count')} value={formatNumber(totals.betCount, language)} />
        <StatTile label={t('overview.bet_amount')} value={formatMoney(totals.betAmount, language)} />
        <StatTile label={t('overview.win_amount')} value={formatMoney(totals.winAmount, language)} />
      </div>
      <div className={styles.side}>
        <ProfitSideSwitch />
      </div>
    </Card>
  )
}
