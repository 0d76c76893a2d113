import type { Deposit } from '@saola/protocol'
import { useApp } from '@saola/shell'
import { Button, Notice } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { DepositFacts } from './deposit-facts.tsx'
import styles from '../deposit.module.css'
import { RenewDeposit } from './renew-deposit.tsx'

export type DepositExpiredProps = { deposit: Deposit; onOpen: (deposit: Deposit) => void }

/** A code that was not paid in time: what is safe, a new one for the same amount, and whom to ask. */
export function DepositExpired({ deposit, onOpen }: DepositExpiredProps): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const service = useApp().brand.customerService || paths.help
  return (
    <>
      {deposit.arrivals.length === 0 && (
        <Notice tone="warn" live>
          {deposit.creditsOthers
            ? t('wallet:deposit.expired_hint')
            : t('wallet:deposit.expired_hint_checked')}
        </Notice>
      )}
      <DepositFacts deposit={deposit} />
      <div className={styles.after}>
        <RenewDeposit amount={deposit.amount} onOpen={onOpen} />
        <Button wide variant="ghost" href={service}>
          {t('shell:nav.service')}
        </Button>
      </div>
    </>
  )
}
