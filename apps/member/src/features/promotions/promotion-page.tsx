import { formatDateTime, formatMoney } from '@saola/i18n'
import type { PromotionCard } from '@saola/protocol'
import { LoadFailed, useApp, useDocumentTitle, useLanguage } from '@saola/shell'
import { Card, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
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

function Offer({ offer }: { offer: PromotionCard }): ReactElement {
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
        <Terms offer={offer} />
      </Card>
      <Card title={t('rules')}>
        <p className={styles.content}>{offer.content}</p>
      </Card>
    </>
  )
}

function Terms({ offer }: { offer: PromotionCard }): ReactElement {
  const { t } = useTranslation(['promotions', 'games'])
  const language = useLanguage()
  const { bonus, multiple, families, claimUntil, endsAt, startsAt, own } = offer
  const rows: [string, string][] = [
    [
      t('promotions:activity'),
      t('promotions:period', {
        from: formatDateTime(startsAt, language),
        to: formatDateTime(endsAt, language),
      }),
    ],
    [t('promotions:field.multiple'), t('promotions:field.multiple_of', { multiple: multiple / 100 })],
    [t('promotions:field.games'), families.map((family) => t(`games:family.${family}`)).join(', ')],
    [t('promotions:field.deadline'), formatDateTime(claimUntil ?? endsAt, language)],
    [t('promotions:field.cap'), formatMoney(bonus.kind === 'fixed' ? bonus.amount : bonus.cap, language)],
  ]
  if (bonus.kind === 'deposit') {
    rows.push([t('promotions:field.least_deposit'), formatMoney(bonus.leastDeposit, language)])
  }
  if (own !== undefined && !own.awaitsDeposit) {
    rows.push(
      [t('promotions:field.bonus'), formatMoney(own.bonus, language)],
      [t('promotions:field.remaining'), formatMoney(Math.max(0, own.required - own.wagered), language)],
    )
  }
  return (
    <dl className={styles.terms}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
