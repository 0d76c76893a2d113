import { LoadFailed, useApp, useRight } from '@saola/shell'
import { Notice, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountForm, type OpenedAccount } from './account-form.tsx'
import { HandOver } from './hand-over.tsx'
import { OpeningHead } from './opening-head.tsx'
import { termsQuery } from './opening-queries.ts'
import styles from './opening.module.css'

/** Opening one account below oneself (team 12): the form, then what its owner has to be told. */
export function OpenAccountPage(): ReactElement {
  const { t } = useTranslation('opening')
  const { data, error, refetch } = useQuery(termsQuery(useApp()))
  const mayAct = useRight('opening.act')
  const [opened, setOpened] = useState<OpenedAccount>()
  const body = (): ReactElement => {
    if (error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} />
    if (data === undefined) return <Skeleton height="24rem" />
    if (!data.mayOpen || !mayAct) return <Notice>{t('direct.sub')}</Notice>
    if (opened !== undefined) return <HandOver account={opened} onAgain={() => setOpened(undefined)} />
    return <AccountForm own={data.rebate} onOpened={setOpened} />
  }
  return (
    <>
      <OpeningHead place="direct" note={t('direct.note')} />
      <div className={styles.narrow}>{body()}</div>
    </>
  )
}
