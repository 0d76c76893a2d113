import { formatDateTime, formatMoney } from '@saola/i18n'
import { type Deposit } from '@saola/protocol'
import { hiddenAmount, MoneyReceipt, useApp, usePreferences, useLanguage } from '@saola/shell'
import { Button, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { availableOf } from '#shared/money/available-of.ts'
import { balanceQuery } from '#shared/money/balance-query.ts'
import styles from '../deposit.module.css'

/** The last step: a receipt worth keeping, and what one may want next. */
export function DepositReceipt({ deposit }: { deposit: Deposit }): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const hidden = usePreferences().hideBalance
  const balance = useQuery(balanceQuery(useApp()))
  const shownBalance = balance.data && formatMoney(availableOf(balance.data), language)
  const receivedAt = deposit.receivedAt ?? deposit.createdAt
  return (
    <>
      <MoneyReceipt
        title={t('deposit.receipt')}
        tone="good"
        amount={deposit.arrived}
        signed
        note={<output>{t('deposit.received_hint')}</output>}
        facts={[
          {
            name: t('deposit.new_balance'),
            value: '',
            shown: hidden ? hiddenAmount : (shownBalance ?? <Skeleton width="6em" />),
            strong: true,
            screenOnly: true,
          },
          {
            name: t('deposit.received_at'),
            value: formatDateTime(receivedAt, language, { seconds: true }),
          },
          { name: t('deposit.bank'), value: `${deposit.bankName} ${deposit.accountNumber}` },
          { name: t('deposit.memo'), value: deposit.memo },
          { name: t('deposit.id'), value: deposit.depositId },
        ]}
      />
      <div className={styles.after}>
        <Button variant="primary" size="large" wide asChild>
          <Link to={paths.lobby}>{t('deposit.play')}</Link>
        </Button>
        <Button wide asChild>
          <Link to={paths.deposit}>{t('deposit.again')}</Link>
        </Button>
        <Button wide variant="ghost" asChild>
          <Link to="/wallet/statement">{t('statement')}</Link>
        </Button>
      </div>
    </>
  )
}
