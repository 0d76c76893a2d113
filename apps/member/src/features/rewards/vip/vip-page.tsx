import { LoadFailed, useApp, useDocumentTitle } from '@saola/shell'
import { Notice, Skeleton, Together } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { IssuedRewards } from './issued-rewards.tsx'
import { VipLevels } from './vip-levels.tsx'
import { vipQuery } from '#shared/rewards/vip-query.ts'
import { VipProgress } from './vip-progress.tsx'
import styles from './vip.module.css'

/** The reader's VIP level, the way to the next one, what was given, and what each level gives. */
export function VipPage(): ReactElement {
  const { t } = useTranslation('promotions')
  const { data, error, isFetching, refetch } = useQuery(vipQuery(useApp()))
  useDocumentTitle(t('vip'))
  return (
    <div className={styles.page}>
      <h1>{t('vip')}</h1>
      <Together className={styles.page}>
        {data === undefined && error === null && <Skeleton height="20rem" />}
        {data === undefined && error !== null && (
          <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {data !== undefined && (
          <>
            <VipProgress progress={data} />
            <IssuedRewards />
            {data.levels.length === 0 && <Notice tone="info">{t('vip.paused')}</Notice>}
            <VipLevels levels={data.levels} place={data.place ?? -1} />
            <p className={styles.quiet}>
              {t('vip.about')} <Link to={paths.rebates}>{t('rebate')}</Link>
            </p>
          </>
        )}
      </Together>
    </div>
  )
}
