import { formatDateTime, formatMoney } from '@saola/i18n'
import type { Deposit } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import { Card } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyRow } from './copy-row.tsx'
import styles from '../deposit.module.css'

/** What customer service asks for: which deposit it was, each row to copy. */
export function DepositFacts({ deposit }: { deposit: Deposit }): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const amount = formatMoney(deposit.amount, language)
  return (
    <Card>
      <dl className={styles.list}>
        <CopyRow name={t('deposit.id')} value={deposit.depositId} />
        <CopyRow name={t('deposit.amount_label')} value={String(deposit.amount)} shown={amount} />
        <CopyRow name={t('deposit.memo')} value={deposit.memo} />
        <CopyRow name={t('deposit.created_at')} value={formatDateTime(deposit.createdAt, language)} />
      </dl>
    </Card>
  )
}
