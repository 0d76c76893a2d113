import { formatDateTime, formatMoney, formatNumber, formatPhone } from '@saola/i18n'
import type { PointRedemption } from '@saola/protocol'
import { ListPages, LoadFailed, useApp, useDocumentTitle, useLanguage, type ListPlace } from '@saola/shell'
import { Badge, Button, EmptyState, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { GoodsArt } from './goods-art.tsx'
import { redemptionsQuery, rowsOfPage } from './points-queries.ts'
import styles from './points.module.css'

export type PagedProps = { place: ListPlace; onPlace: (place: ListPlace) => void }

/** What was redeemed, newest first, with what became of it. */
export function HistoryPage({ place, onPlace }: PagedProps): ReactElement {
  const { t } = useTranslation('points')
  const query = useQuery(redemptionsQuery(useApp(), place))
  const { data, error, isPending, isFetching, refetch } = query
  useDocumentTitle(t('history'))
  return (
    <>
      <h1>{t('history')}</h1>
      {isPending && <Skeleton height="16rem" />}
      {error !== null && data === undefined && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.list.length === 0 && (
        <EmptyState
          title={t('history.empty')}
          action={
            <Button variant="primary" asChild>
              <Link to={paths.points}>{t('back')}</Link>
            </Button>
          }
        />
      )}
      <ul className={`plain-list ${styles.past}`}>
        {data?.list.map((each) => (
          <li key={each.redemptionId}>
            <Past redemption={each} />
          </li>
        ))}
      </ul>
      {data !== undefined && (
        <ListPages
          search={place}
          query={query}
          pageCount={Math.ceil(data.totalCount / rowsOfPage)}
          total={data.totalCount}
          onPage={onPlace}
        />
      )}
    </>
  )
}

function Past({ redemption }: { redemption: PointRedemption }): ReactElement {
  const { t } = useTranslation('points')
  const facts = useFacts(redemption)
  const { kind, name, art, state, redemptionId } = redemption
  const title = `past-${redemptionId}`
  return (
    <article className={styles.request} aria-labelledby={title}>
      <GoodsArt art={kind === 'currency' ? 'currency' : (art ?? '')} className={styles.small} />
      <div className={styles.words}>
        <p className={styles.marks}>
          <span className="visually-hidden">{t('field.name')}</span>
          <b id={title}>{name ?? t('currency')}</b>
          <span className="visually-hidden">{t('field.status')}</span>
          <Badge tone={tones[state]}>{t(`status.${state}`)}</Badge>
        </p>
        <dl className={styles.terms}>
          {facts.map(([what, value]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}

/** The facts that a request has, in the order in which they are asked for. */
function useFacts(redemption: PointRedemption): [string, string][] {
  const { t } = useTranslation(['points', 'wallet'])
  const language = useLanguage()
  const { kind, quantity, points, amount, address, mobile, remark, createdAt } = redemption
  const facts: [string, string | undefined][] = [
    [t('points:field.type'), kind === 'currency' ? t('points:currency') : t('points:goods')],
    [t('points:field.quantity'), kind === 'goods' ? formatNumber(quantity, language) : undefined],
    [t('points:field.points_requirement'), formatNumber(points, language)],
    [t('points:field.paid_amount'), amount === undefined ? undefined : formatMoney(amount, language)],
    [t('points:field.paid_account'), kind === 'currency' ? t('wallet:balance.main') : undefined],
    [t('points:field.address'), address],
    [t('points:field.mobile'), mobile && formatPhone(mobile)],
    [t('points:field.remark'), remark],
    [t('points:field.time'), formatDateTime(createdAt, language)],
  ]
  return facts.flatMap(([what, value]) => (value === undefined ? [] : [[what, value]]))
}

const tones = {
  in_process: 'info',
  approved: 'good',
  rejected: 'bad',
} as const satisfies Record<PointRedemption['state'], string>
