import type { Deposit } from '@saola/protocol'
import { useApp } from '@saola/shell'
import { Button } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { DepositFacts } from './deposit-facts.tsx'
import styles from '../deposit.module.css'

/** Money that came and that the account may not have now: nothing more to pay, only whom to tell what shall become of it. */
export function DepositHeld({ deposit }: { deposit: Deposit }): ReactElement {
  const { t } = useTranslation('shell')
  const service = useApp().brand.customerService || paths.help
  return (
    <>
      <DepositFacts deposit={deposit} />
      <div className={styles.after}>
        <Button wide variant="primary" size="large" href={service}>
          {t('nav.service')}
        </Button>
      </div>
    </>
  )
}
