import { formatDateTime, formatMoney, startOfDay } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { callQuery, isSignedIn, stale, useApp, useSession } from '@saola/shell'
import { StatTile } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from './words.ts'

/** What the member has, and what came and went this week. */
export function WalletScreen(): ReactElement {
  const { t } = useTranslation('wallet')
  const { language } = useWords()
  const { api } = useApp()
  const enabled = isSignedIn(useSession())
  const balance = useQuery({ ...callQuery(api, calls.wallet.balance), staleTime: stale.moment, enabled })
  const { data: week } = useWeek()
  return (
    <>
      <h1>{t('title')}</h1>
      {balance.data && (
        <StatTile label={t('balance')} value={formatMoney(balance.data.sumBalance, language)} />
      )}
      <ul>
        {week?.list.map(({ txId, txTimeInTimestamp, txTypeName, type, amount }) => (
          <li key={txId}>
            {formatDateTime(txTimeInTimestamp, language)} · {txTypeName ?? type} ·{' '}
            {formatMoney(amount, language)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The statement of the last seven days of whoever is signed in. */
export function useWeek() {
  const { api, clock } = useApp()
  // The gateway's time, as a device's own may be wrong; whole days, so that the key stays the same.
  const today = startOfDay(clock.now())
  const period = { startTime: startOfDay(today, -6), endTime: startOfDay(today, 1) - 1, page: 1, size: 50 }
  return useQuery({
    ...callQuery(api, calls.wallet.transactions, period),
    staleTime: stale.moment,
    enabled: isSignedIn(useSession()),
  })
}
