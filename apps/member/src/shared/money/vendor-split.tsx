import { formatMoney } from '@saola/i18n'
import type { VendorBalance } from '@saola/protocol'
import { hiddenAmount, unknownAmount, useApp, useLanguage, usePreferences } from '@saola/shell'
import { Button } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { availableOf } from './available-of.ts'
import { balanceQuery } from './balance-query.ts'
import styles from './balance-split.module.css'

/** What lies at a vendor and what in the main wallet, with the way to move money between the two. */
export function VendorSplit({ held }: { held: VendorBalance | undefined }): ReactElement {
  const { t } = useTranslation('wallet')
  const hidden = usePreferences().hideBalance
  const language = useLanguage()
  const main = useQuery(balanceQuery(useApp())).data
  const amount = (dong: number | undefined): string => {
    if (hidden) return hiddenAmount
    return dong === undefined ? unknownAmount : formatMoney(dong, language)
  }
  return (
    <div className={styles.split}>
      <dl className={styles.parts}>
        <div>
          <dt>
            <span>{held?.vendorName ?? t('transfer.wallets')}</span>
            {held !== undefined && held.pending > 0 && (
              <span className={styles.hint}>{t('transfer.pending', { amount: amount(held.pending) })}</span>
            )}
          </dt>
          <dd className="figures">{amount(held?.balance)}</dd>
        </div>
        <div>
          <dt>{t('balance.main')}</dt>
          <dd className="figures">{amount(main && availableOf(main))}</dd>
        </div>
      </dl>
      <p className={styles.asOf}>{t('transfer.hint')}</p>
      <Button asChild size="small" className={styles.act}>
        <Link to="/wallet">{t('transfer')}</Link>
      </Button>
    </div>
  )
}
