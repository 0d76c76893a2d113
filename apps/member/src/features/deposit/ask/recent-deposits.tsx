import { useApp } from '@saola/shell'
import { Card, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { DepositList } from '../list/deposit-list.tsx'
import { depositsQuery } from '../deposit-queries.ts'

const shown = 3

/** The last deposits and the way to all of them; nothing before the first one. */
export function RecentDeposits(): ReactElement | null {
  const { t } = useTranslation(['wallet', 'shell'])
  const { data, isLoading } = useQuery(depositsQuery(useApp(), {}, shown))
  if (isLoading) return <Skeleton height="12rem" />
  if (data === undefined || data.list.length === 0) return null
  return (
    <Card title={t('wallet:deposit.list')} aside={<Link to={paths.deposits}>{t('shell:act.all')}</Link>}>
      <DepositList deposits={data.list} />
    </Card>
  )
}
