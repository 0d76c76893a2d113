import { promotionTypes, type PromotionType } from '@saola/rules'
import { LoadFailed, useApp, useDocumentTitle } from '@saola/shell'
import { Button, ChoiceChips, EmptyState, Notice, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { OfferCard } from './offer-card.tsx'
import { promotionsQuery } from './promotion-queries.ts'
import styles from './promotions.module.css'

/** Every offer with what the reader may do, filtered by type (promotions 1). */
export function PromotionsPage(): ReactElement {
  const { t } = useTranslation(['promotions', 'shell'])
  const [type, setType] = useState<PromotionType>('all')
  const { data, error, isPending, isFetching, refetch } = useQuery(promotionsQuery(useApp()))
  useDocumentTitle(t('promotions:title'))
  const offers = data?.list ?? []
  const shown = offers.filter(({ types }) => type === 'all' || types.includes(type))
  const offered = promotionTypes.filter(
    (each) => each === 'all' || offers.some(({ types }) => types.includes(each)),
  )
  return (
    <div className={styles.page}>
      <h1>{t('promotions:title')}</h1>
      {data?.isPaused === true && <Notice>{t('promotions:refused.paused')}</Notice>}
      {isPending && <Skeleton height="16rem" />}
      {error !== null && data === undefined && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {offered.length > 2 && (
        <ChoiceChips
          legend={t('promotions:filter')}
          legendHidden
          scrolls
          value={type}
          onValueChange={setType}
          choices={offered.map((value) => ({ value, label: t(`promotions:type.${value}`) }))}
        />
      )}
      {data !== undefined && shown.length === 0 && (
        <EmptyState
          title={t('promotions:empty')}
          action={
            <Button variant="primary" asChild>
              <Link to={paths.lobby}>{t('shell:nav.lobby')}</Link>
            </Button>
          }
        />
      )}
      <ul className={`plain-list ${styles.offers}`}>
        {shown.map((offer) => (
          <li key={offer.promotionId}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
    </div>
  )
}
