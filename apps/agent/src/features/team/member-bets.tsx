import { calls } from '@saola/protocol'
import { callQuery, useApp, useServerNow, LoadFailed } from '@saola/shell'
import { Card, EmptyState } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { BetsTable } from '#shared/list/bets-table.tsx'
import { inPlace } from '#shared/in-place.ts'
import { periodOf } from '#shared/list/period.ts'

const lastBets = 10

/** The last bets of one account, and the way to all of them. */
export function MemberBets({ customerId }: { customerId: string }): ReactElement {
  const { t } = useTranslation('team')
  const { api } = useApp()
  const now = useServerNow(undefined)
  const input = { ...periodOf('last_30', now), customerId, pageNo: 1, pageSize: lastBets }
  const query = useQuery(inPlace(callQuery(api, calls.team.bets, input)))
  return (
    <Card
      title={t('detail.recent')}
      aside={
        <Link to="/team/bets" search={{ member: Number(customerId), period: 'last_30' }}>
          {t('detail.bets')}
        </Link>
      }
    >
      {query.error === null ? (
        <BetsTable
          caption={t('detail.recent')}
          page={query.data}
          isOneAccount
          empty={<EmptyState title={t('bets.empty')} />}
        />
      ) : (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
    </Card>
  )
}
