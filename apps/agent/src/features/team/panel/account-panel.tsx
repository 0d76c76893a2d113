import { formatDateTime, formatNumber } from '@saola/i18n'
import { ContactLinks, LoadFailed, isNotFound, useApp, useBalanceText, useLanguage } from '@saola/shell'
import { EmptyState, LoadingMark } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts } from '#shared/facts.tsx'
import { Profit } from '#shared/profit/profit.tsx'
import { StatusBadge, TypeBadge } from '#shared/team/account-badges.tsx'
import { memberQuery } from '../team-queries.ts'
import { AccountActs } from './account-acts.tsx'
import styles from './account-panel.module.css'

type AccountPanelProps = {
  customerId: string
  /** The name stands above already. */
  isTitled?: boolean
}

/** An account of the tree: who it is, its figures, and what can be done. */
export function AccountPanel({ customerId, isTitled = false }: AccountPanelProps): ReactElement {
  const { t } = useTranslation('team')
  const language = useLanguage()
  const balance = useBalanceText()
  const query = useQuery(memberQuery(useApp(), customerId))
  const person = query.data
  if (query.error !== null) {
    return isNotFound(query.error) ? (
      <EmptyState title={t('detail.unknown')}>{t('detail.unknown_body')}</EmptyState>
    ) : (
      <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  if (person === undefined) {
    return (
      <div className={styles.loading} aria-busy="true">
        <LoadingMark size={32} />
      </div>
    )
  }
  const { lastLogin, totals } = person
  return (
    <>
      <header className={styles.head}>
        {!isTitled && <h2 className={styles.name}>{person.customerName}</h2>}
        <TypeBadge type={person.type} />
        <StatusBadge activeFlag={person.activeFlag} isPaused={person.isPaused} />
      </header>
      <Facts
        facts={[
          { label: t('list.balance'), value: balance(person.accountBalance) },
          // Of the branch the tree tells.
          {
            label: t(person.teamSize > 0 ? 'panel.own_profit' : 'overview.profit'),
            value: <Profit amount={totals.profitAndLoss} />,
          },
          { label: t('list.team_size'), value: formatNumber(person.teamSize, language) },
          { label: t('list.direct_size'), value: formatNumber(person.directSize, language) },
          {
            label: t('list.last_login'),
            value: lastLogin === undefined ? t('list.never') : formatDateTime(lastLogin, language),
          },
        ]}
      />
      <AccountActs person={person} />
      {person.phone !== undefined && <ContactLinks name={person.customerName} phone={person.phone} />}
    </>
  )
}
