import { useDocumentTitle } from '@saola/shell'
import { Tabs } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { BillsReceived } from './bills-received.tsx'
import type { ContractsView } from './contracts-view.ts'
import styles from './contracts-page.module.css'
import { OwnContracts } from './own-contracts.tsx'

export type ContractsPageProps = { view: ContractsView; onView: (view: ContractsView) => void }

/** What an upline pays the member for: the contracts, and what each period of them came to. */
export function ContractsPage({ view, onView }: ContractsPageProps): ReactElement {
  const { t } = useTranslation('contracts')
  useDocumentTitle(t('title'))
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.note}>{t('member.note')}</p>
      </header>
      <Tabs
        label={t('title')}
        value={view.tab ?? 'contracts'}
        onValueChange={(tab) => onView(tab === 'bills' ? { tab } : {})}
        tabs={[
          { value: 'contracts', label: t('title'), content: <OwnContracts /> },
          {
            value: 'bills',
            label: t('received.title'),
            content: <BillsReceived view={view} onView={onView} />,
          },
        ]}
      />
    </div>
  )
}
