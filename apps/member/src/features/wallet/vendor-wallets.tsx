import { formatMoney } from '@saola/i18n'
import type { VendorBalance } from '@saola/protocol'
import { wholeAmount } from '@saola/rules'
import { hiddenAmount, LoadFailed, useApp, useHasCalls, useLanguage, usePreferences } from '@saola/shell'
import { Button, Card, Icon, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { MoveMoneyDialog, type Direction } from './move-money-dialog.tsx'
import { RecallAll } from './recall-all.tsx'
import { vendorBalancesQuery } from '#shared/money/vendor-balances-query.ts'
import { merchantWalletQuery } from './vendor-queries.ts'
import { VendorTransfers } from './vendor-transfers.tsx'
import styles from './vendor-wallets.module.css'

/** The wallets at vendors, where the merchant does not keep one for all of them and lets money be moved; else nothing. */
export function VendorWallets(): ReactElement | null {
  const { data } = useQuery(merchantWalletQuery(useApp()))
  const canMove = useHasCalls('wallet.vendorBalances', 'wallet.transfer')
  return canMove && data?.isSingle === 0 ? <Wallets /> : null
}

function Wallets(): ReactElement {
  const { t } = useTranslation('wallet')
  const { data, error, isFetching, refetch } = useQuery(vendorBalancesQuery(useApp()))
  const canRecall = useHasCalls('wallet.recallAll')
  const [moving, setMoving] = useState<{ vendor: VendorBalance; direction: Direction }>()
  return (
    <Card title={t('transfer.wallets')} aria-busy={isFetching} className={styles.wallets}>
      <p className={styles.hint}>{t('transfer.hint')}</p>
      {data === undefined && error === null && <Skeleton height="5rem" />}
      {data === undefined && error !== null && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      <ul className={styles.list}>
        {data?.list.map((vendor) => (
          <li key={vendor.vassalage}>
            <VendorRow vendor={vendor} onMove={(direction) => setMoving({ vendor, direction })} />
          </li>
        ))}
      </ul>
      {data !== undefined && canRecall && <RecallAll />}
      <VendorTransfers />
      {moving && <MoveMoneyDialog {...moving} onClose={() => setMoving(undefined)} />}
    </Card>
  )
}

type VendorRowProps = { vendor: VendorBalance; onMove: (direction: Direction) => void }

function VendorRow({ vendor, onMove }: VendorRowProps): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const hidden = usePreferences().hideBalance
  const money = (dong: number): string => (hidden ? hiddenAmount : formatMoney(dong, language))
  const name = vendor.vendorName
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <h3>{name}</h3>
        {vendor.balance === undefined ? (
          <p className={styles.quiet}>{t('transfer.unreachable')}</p>
        ) : (
          <p className={styles.balance}>
            <output className="figures">{money(vendor.balance)}</output>
          </p>
        )}
        {vendor.pending > 0 && (
          <p className={styles.quiet}>{t('transfer.pending', { amount: money(vendor.pending) })}</p>
        )}
      </div>
      <div className={styles.acts}>
        <Button size="small" onClick={() => onMove('in')} aria-label={`${t('transfer.in_short')}: ${name}`}>
          <Icon name="plus" size={18} />
          {t('transfer.in_short')}
        </Button>
        <Button
          size="small"
          onClick={() => onMove('out')}
          aria-label={`${t('transfer.out_short')}: ${name}`}
          disabled={vendor.balance === undefined || wholeAmount(vendor.balance) === 0}
        >
          <Icon name="back" size={18} />
          {t('transfer.out_short')}
        </Button>
      </div>
    </div>
  )
}
