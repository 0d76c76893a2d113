import { formatMoney } from '@saola/i18n'
import type { AgentTransfer, TransferTerms } from '@saola/protocol'
import { LoadFailed, useApp, useLanguage } from '@saola/shell'
import { EmptyState, Skeleton, Together } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#shared/frame/page-head.tsx'
import { ProofNeeds } from '#shared/proofs/proof-needs.tsx'
import { PastTransfers } from './past-transfers.tsx'
import { boundsQuery } from './transfer-queries.ts'
import type { TransferSearch } from './transfer-search.ts'
import { TransferSteps } from './transfer-steps.tsx'
import { TransferStopped } from './transfer-stopped.tsx'
import styles from './transfer.module.css'

export type TransferPageProps = {
  search: TransferSearch
  /** `typing` and `end` should not fill the history, `page` starts at the top. */
  onSearch: (search: TransferSearch, way: 'typing' | 'page' | 'choice' | 'end') => void
  /** One step back in the history, or to the first step where there is none. */
  onBack: () => void
}

/** Money along the line (team 20 to 23): to somebody below or to the direct upline, and what went and came before. */
export function TransferPage(props: TransferPageProps): ReactElement {
  const { search, onSearch } = props
  const { t } = useTranslation(['transfer', 'money'])
  const language = useLanguage()
  const bounds = useQuery(boundsQuery(useApp()))
  const [sent, setSent] = useState<AgentTransfer>()
  const { data } = bounds
  const isSent = sent !== undefined && search.to === undefined
  const isAlone = isSent || search.step === 'review'
  const cap = data?.isOpen &&
    data.stop === undefined && {
      left: formatMoney(data.leftToday, language),
      cap: formatMoney(data.dailyCap, language),
    }
  return (
    <>
      <PageHead title={t('transfer:title')} />
      <Together className={styles.page}>
        <div className={styles.steps}>
          {cap && <p className={styles.quiet}>{t('transfer:cap', cap)}</p>}
          {data && (
            <Act
              {...props}
              bounds={data}
              sent={isSent ? sent : undefined}
              onSent={(transfer) => {
                setSent(transfer)
                onSearch({}, 'end')
              }}
              onAnother={() => setSent(undefined)}
            />
          )}
          {bounds.isPending && <Skeleton height="20rem" />}
          {data === undefined && bounds.error !== null && (
            <LoadFailed error={bounds.error} onRetry={() => void bounds.refetch()} />
          )}
        </div>
        {!isAlone && <PastTransfers search={search} onSearch={onSearch} />}
      </Together>
    </>
  )
}

type ActProps = TransferPageProps & {
  bounds: TransferTerms
  /** The one that has just been sent. */
  sent: AgentTransfer | undefined
  onSent: (transfer: AgentTransfer) => void
  onAnother: () => void
}

function Act(props: ActProps): ReactElement {
  const { t } = useTranslation('transfer')
  const { bounds, sent } = props
  if (sent === undefined && !bounds.isOpen) return <EmptyState title={t('closed')} />
  if (sent === undefined && !(bounds.hasPaymentPassword && bounds.hasAuthenticator)) {
    return <ProofNeeds {...bounds} />
  }
  if (sent === undefined && bounds.stop) return <TransferStopped stop={bounds.stop} />
  return <TransferSteps {...props} />
}
