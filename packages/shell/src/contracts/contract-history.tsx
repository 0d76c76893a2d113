import { formatDateTime } from '@saola/i18n'
import { Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../context/app-context.tsx'
import { LoadFailed } from '../errors/load-failed.tsx'
import { useLanguage } from '../preferences/use-language.ts'
import { contractQuery } from './contract-queries.ts'
import styles from './contracts.module.css'
import { ContractBody } from './contract-view.tsx'

/** A contract whole: as its side reads it, and what happened to it since its first offer. */
export function ContractWhole({ contractId }: { contractId: string }): ReactElement {
  const { t } = useTranslation('contracts')
  const language = useLanguage()
  const query = useQuery(contractQuery(useApp(), contractId))
  if (query.isLoadingError) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />
  }
  if (query.data === undefined) return <Skeleton height="12rem" />
  const contract = query.data
  return (
    <div className={styles.card}>
      <ContractBody contract={contract} />
      <section className={styles.form}>
        <h3>{t('history')}</h3>
        <ol className={styles.history}>
          {contract.history.map(({ action, by, activityDate, version }) => (
            <li key={`${action} ${activityDate} ${version}`}>
              <span>{`${t(`action.${action}`)} · ${by === 'system' ? t('by.system') : nameOf(by)}`}</span>
              <time className="figures">{formatDateTime(activityDate, language)}</time>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )

  function nameOf(by: 'upline' | 'downline'): string {
    return by === 'upline' ? contract.offerer : contract.receiver
  }
}
