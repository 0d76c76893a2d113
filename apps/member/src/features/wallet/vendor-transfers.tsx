import { formatDateTime, formatMoney } from '@saola/i18n'
import { useApp, useLanguage } from '@saola/shell'
import { Badge } from '@saola/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { vendorTransfersQuery } from './vendor-queries.ts'
import styles from './vendor-wallets.module.css'

const shown = 5
const tones = { pending: 'warn', done: 'good', refused: 'bad' } as const

/** The last transfers between the wallets with their state; nothing before the first one. */
export function VendorTransfers(): ReactElement | null {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const { data } = useQuery(vendorTransfersQuery(useApp(), shown))
  useRefreshOnEnd(data?.list.filter(({ state }) => state === 'pending').length ?? 0)
  if (data === undefined || data.list.length === 0) return null
  return (
    <section className={styles.recent} aria-label={t('transfer.recent')}>
      <h3>{t('transfer.recent')}</h3>
      <ul className={styles.transfers}>
        {data.list.map(({ orderNo, vendorName, direction, amount, state, createdAt }) => (
          <li key={orderNo}>
            <span className={styles.what}>
              <span>{t(direction === 'in' ? 'transfer.in' : 'transfer.out', { wallet: vendorName })}</span>
              <span className={styles.quiet}>{formatDateTime(createdAt, language)}</span>
            </span>
            <span className={styles.state}>
              <b translate="no" className="figures">
                {formatMoney(amount, language)}
              </b>
              <Badge tone={tones[state]}>{t(`transfer.state.${state}`)}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Balances and statement are out of date whenever a pending transfer has ended. */
function useRefreshOnEnd(pending: number): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (pending === 0) return undefined
    return () => {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [area, call] }) => area === 'wallet' && call !== 'wallet.transfers',
      })
    }
  }, [pending, queryClient])
}
