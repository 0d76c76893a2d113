import { accountType, calls } from '@saola/protocol'
import {
  callQuery,
  DataAge,
  isSignedIn,
  LoadFailed,
  RichText,
  stale,
  useApp,
  useDocumentTitle,
  useSession,
} from '@saola/shell'
import { Button, Card, Skeleton, Together } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { Missions } from './missions/missions.tsx'
import { OwnRewards } from './own-rewards.tsx'
import { PointsDoor } from './points/points-door.tsx'
import { OwnTickets } from './raffles/own-tickets.tsx'
import { RewardDoors } from './reward-doors.tsx'
import styles from './rewards-page.module.css'
import { IssuedRewards } from './vip/issued-rewards.tsx'

/** The reader's own rewards, the ways to more, and the promotions of the announcements. */
export function RewardsPage(): ReactElement {
  const { t } = useTranslation('shell')
  const { api } = useApp()
  const session = useSession()
  const call = calls.system.announcements
  const { data, dataUpdatedAt, error, isFetching, isPending, refetch } = useQuery({
    ...callQuery(api, call, { types: 'PR' }),
    staleTime: stale.minute,
    meta: { call, quiet: true, keep: 'tab' },
  })
  useDocumentTitle(t('nav.rewards'))
  const isMember = session.member?.type === accountType.member
  const offers = data?.promotion ?? []
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.rewards')}</h1>
        <Button asChild>
          <Link to={paths.promotions}>{t('nav.promotions')}</Link>
        </Button>
      </div>
      {isMember && <RewardDoors />}
      <Together>
        {isMember && <Missions />}
        {isMember && <IssuedRewards waitingOnly />}
        {isSignedIn(session) && <OwnRewards />}
        {isMember && <OwnTickets />}
        <PointsDoor />
        <DataAge at={dataUpdatedAt} />
        {error !== null && data === undefined && (
          <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {isPending && <Skeleton ratio="4 / 1" />}
        <ul className={`plain-list ${styles.offers}`}>
          {offers.map((offer) => (
            <li key={offer.id ?? offer.title}>
              <Card title={offer.title}>
                <RichText text={offer.content} className={styles.text} />
              </Card>
            </li>
          ))}
        </ul>
      </Together>
    </>
  )
}
