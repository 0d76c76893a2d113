import { formatDateTime } from '@saola/i18n'
import type { PromotionCard } from '@saola/protocol'
import { promotionTags } from '@saola/rules'
import { useLanguage } from '@saola/shell'
import { Badge } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './promotions.module.css'
import { TurnoverMeter } from './turnover-meter.tsx'
import { useBonusText } from './use-bonus-text.ts'

/** An offer in the list: what one gets first and its state, then what it asks for and how far it is (promotions 6). */
export function OfferCard({ offer }: { offer: PromotionCard }): ReactElement {
  const { t } = useTranslation(['promotions', 'games'])
  const language = useLanguage()
  const bonusText = useBonusText()
  return (
    <Link to="/promotions/$promotionId" params={{ promotionId: offer.promotionId }} className={styles.offer}>
      <span className={styles.marks}>
        <strong className={`${styles.gets} figures`}>{bonusText(offer.bonus)}</strong>
        <span className={styles.state}>
          <StateBadge state={offer.state} />
        </span>
      </span>
      <b>{offer.title}</b>
      <span className={styles.asks}>
        {t('promotions:field.multiple_of', { multiple: offer.multiple / 100 })}
        {' · '}
        {offer.families.map((family) => t(`games:family.${family}`)).join(', ')}
      </span>
      {offer.own !== undefined && <TurnoverMeter own={offer.own} />}
      <span className={styles.marks}>
        <span className={styles.quiet}>
          {offer.state === 'coming_soon'
            ? t('promotions:starts', { time: formatDateTime(offer.startsAt, language) })
            : t('promotions:ends', { time: formatDateTime(offer.endsAt, language) })}
        </span>
        {promotionTags
          .filter((tag) => offer.tags.includes(tag))
          .map((tag) => (
            <Badge key={tag} tone="value">
              {t(`promotions:tag.${tag}`)}
            </Badge>
          ))}
      </span>
    </Link>
  )
}

/** One of the ten states (promotions 3). */
export function StateBadge({ state }: Pick<PromotionCard, 'state'>): ReactElement {
  const { t } = useTranslation('promotions')
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}

const tones = {
  join: 'accent',
  claim: 'accent',
  applying: 'info',
  closed: 'plain',
  rejected: 'bad',
  issued: 'good',
  claimed: 'good',
  in_process: 'info',
  joined: 'info',
  coming_soon: 'plain',
} as const satisfies Record<PromotionCard['state'], string>
