import type { SubAccount } from '@saola/protocol'
import { LoadFailed, Offered, useApp } from '@saola/shell'
import { Button, EmptyState, Icon, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#shared/frame/page-head.tsx'
import { SubAccountCard, type SubAccountAct } from './sub-account-card.tsx'
import { SubAccountDialog } from './sub-account-dialog.tsx'
import { subAccountsQuery } from './sub-account-queries.ts'
import styles from './sub-accounts.module.css'
import { SwitchDialog } from './switch-dialog.tsx'

/** What is open over the list. */
type Over = { act: SubAccountAct; subAccount: SubAccount } | { act: 'create' }

/** The people who work in the agent's name (team 27 to 29): what each may do, and whether it is in use. */
export function SubAccountsPage(): ReactElement {
  const { t } = useTranslation('subaccounts')
  const query = useQuery(subAccountsQuery(useApp()))
  const [over, setOver] = useState<Over>()
  const close = (): void => setOver(undefined)
  const list = query.data?.list ?? []
  const create = (
    <Offered by="team.createSubAccount">
      <Button
        variant="primary"
        icon={<Icon name="plus" size={18} />}
        onClick={() => setOver({ act: 'create' })}
      >
        {t('create')}
      </Button>
    </Offered>
  )
  return (
    <>
      <PageHead title={t('title')} note={t('note')}>
        {list.length > 0 && create}
      </PageHead>
      {query.error !== null && <LoadFailed error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height="12rem" />}
      {query.data !== undefined && list.length === 0 && (
        <EmptyState title={t('empty')} action={create}>
          {t('empty.hint')}
        </EmptyState>
      )}
      {list.length > 0 && (
        <div className={styles.list} aria-busy={query.isFetching}>
          {list.map((subAccount) => (
            <SubAccountCard
              key={subAccount.customerId}
              subAccount={subAccount}
              onAct={(act) => setOver({ act, subAccount })}
            />
          ))}
        </div>
      )}
      {over?.act === 'create' && <SubAccountDialog act="create" onClose={close} />}
      {(over?.act === 'edit' || over?.act === 'reset') && (
        <SubAccountDialog act={over.act} subAccount={over.subAccount} onClose={close} />
      )}
      {over?.act === 'switch' && <SwitchDialog subAccount={over.subAccount} onClose={close} />}
    </>
  )
}
