import { formatNumber } from '@saola/i18n'
import type { InvitationLink } from '@saola/protocol'
import { endsOf } from '@saola/rules'
import { useLanguage } from '@saola/shell'
import type { CSSProperties, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './link-funnel.module.css'

/** How far those got who came by a link: four figures, each with a bar against the largest of them, as far as they are counted. */
export function LinkFunnel({ link }: { link: InvitationLink }): ReactElement | null {
  const { t } = useTranslation('opening')
  const language = useLanguage()
  const steps = [
    { id: 'clicks', text: t('links.clicks'), count: link.clicks },
    { id: 'registered', text: t('links.registered'), count: link.registered },
    { id: 'first', text: t('links.first_deposits'), count: link.firstDeposits },
    { id: 'active', text: t('links.active'), count: link.active },
  ].flatMap(({ count, ...step }) => (count === undefined ? [] : [{ ...step, count }]))
  if (steps.length === 0) return null
  const most = Math.max(1, endsOf(steps.map(({ count }) => count)).most)
  return (
    <dl className={styles.funnel} aria-label={t('links.funnel', { name: link.name })}>
      {steps.map(({ id, text, count }) => (
        <div key={id} className={styles.step} style={{ '--share': count / most } as CSSProperties}>
          <dt className={styles.name}>{text}</dt>
          <dd translate="no" className={styles.count}>
            {formatNumber(count, language)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
