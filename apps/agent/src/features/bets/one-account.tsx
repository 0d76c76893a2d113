import { calls } from '@saola/protocol'
import { callQuery, useApp } from '@saola/shell'
import { Button } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace } from '#shared/in-place.ts'
import { PersonLink } from '#shared/team/person-link.tsx'
import styles from './one-account.module.css'

/** Says that the list is of one account, leads to it, and offers the whole team instead. */
export function OneAccount({ id, onEveryone }: { id: number; onEveryone: () => void }): ReactElement {
  const { t } = useTranslation('team')
  const { api } = useApp()
  const { data } = useQuery(inPlace(callQuery(api, calls.team.downline, { customerId: id })))
  return (
    <p className={styles.line}>
      <PersonLink memberId={String(id)}>
        {t('bets.only', { name: data?.customerName ?? `#${id}` })}
      </PersonLink>
      <Button size="small" onClick={onEveryone}>
        {t('bets.everyone')}
      </Button>
    </p>
  )
}
