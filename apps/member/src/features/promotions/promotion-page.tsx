import type { PromotionDetail } from '@saola/protocol'
import { LoadFailed, useApp, useDocumentTitle } from '@saola/shell'
import { Card, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { OfferTerms } from './offer-terms.tsx'
import { StateBadge } from './offer-card.tsx'
import { PromotionActs } from './promotion-acts.tsx'
import { promotionQuery } from './promotion-queries.ts'
import styles from './promotions.module.css'
import { TurnoverMeter } from './turnover-meter.tsx'
import { useBonusText } from './use-bonus-text.ts'

/** One offer: what one gets, its one act, its terms and its rules (promotions 3 and 6). */
export function PromotionPage({ promotionId }: { promotionId: string }): ReactElement {
  const { t } = useTranslation('promotions')
  const { data, error, isPending, isFetching, refetch } = useQuery(promotionQuery(useApp(), promotionId))
  useDocumentTitle(data?.title ?? t('title'))
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <Link to="/promotions">{t('back')}</Link>
      {isPending && <Skeleton height="16rem" />}
      {error !== null && data === undefined && (
        <>
          <h1>{t('title')}</h1>
          <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        </>
      )}
      {data !== undefined && <Offer offer={data} />}
    </div>
  )
}

function Offer({ offer }: { offer: PromotionDetail }): ReactElement {
  const { t } = useTranslation('promotions')
  const bonusText = useBonusText()
  return (
    <>
      <h1>{offer.title}</h1>
      <Card>
        <div className={styles.acts}>
          <span className={styles.marks}>
            <strong className={`${styles.gets} figures`}>{bonusText(offer.bonus)}</strong>
            <span className={styles.state}>
              <StateBadge state={offer.state} />
            </span>
          </span>
          {offer.own !== undefined && <TurnoverMeter own={offer.own} />}
          {offer.own?.answer !== undefined && <p className={styles.content}>{offer.own.answer}</p>}
          <PromotionActs offer={offer} />
        </div>
      </Card>
      <Card title={t('details')}>
        <OfferTerms offer={offer} />
      </Card>
      <Card title={t('rules')}>
        <p className={styles.content}>{offer.content}</p>
      </Card>
    </>
  )
}
