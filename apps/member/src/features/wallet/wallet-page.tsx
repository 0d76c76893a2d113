import { calls } from '@saola/protocol'
import { hasCall, useCapabilities, useDocumentTitle } from '@saola/shell'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BalanceCard } from './balance-card.tsx'
import { VendorWallets } from './vendor-wallets.tsx'
import { LifetimeCard } from './lifetime-card.tsx'
import styles from './wallet-page.module.css'

export type WalletPageProps = { recent: ReactNode }

/** What there is, and what happened last. */
export function WalletPage({ recent }: WalletPageProps): ReactElement {
  const { t } = useTranslation('wallet')
  const capabilities = useCapabilities()
  useDocumentTitle(t('title'))
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <div className={styles.wallets}>
        <BalanceCard />
        <VendorWallets />
        {hasCall(capabilities, calls.wallet.lifetime.id) && <LifetimeCard />}
      </div>
      {recent}
    </div>
  )
}
