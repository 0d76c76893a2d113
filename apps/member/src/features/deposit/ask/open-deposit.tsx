import { formatMoney } from '@saola/i18n'
import { useApp, type KeptValues, useLanguage } from '@saola/shell'
import { Button, Notice, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { depositQuery } from '../deposit-queries.ts'

const openKey = 'openDeposit'

/** Remembers the deposit that was opened last in this tab. */
export function keepOpenDeposit(storage: KeptValues, depositId: string): void {
  storage.write(openKey, depositId)
}

/** The way back to a code that still waits for its payment; nothing when there is none. */
export function OpenDeposit(): ReactElement | null {
  const { t } = useTranslation('wallet')
  const app = useApp()
  const language = useLanguage()
  const [depositId] = useState(() => app.storage.tab.read(openKey) ?? '')
  const { data, isLoading } = useQuery({ ...depositQuery(app, depositId), enabled: depositId !== '' })
  if (isLoading) return <Skeleton />
  if (data?.status !== 'pending') return null
  return (
    <Notice
      action={
        <Button size="small" asChild>
          <Link to="/wallet/deposit/$depositId" params={{ depositId }}>
            {t('deposit.open_link')}
          </Link>
        </Button>
      }
    >
      {t('deposit.open', { amount: formatMoney(data.amount, language) })}
    </Notice>
  )
}
