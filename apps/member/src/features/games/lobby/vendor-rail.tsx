import type { Lane, VendorCard } from '@saola/protocol'
import { Icon } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import { useId, useMemo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import styles from './vendor-rail.module.css'

/** The vendors of all families, each a way to its titles. */
export function VendorRail({ lanes }: { lanes: readonly Lane[] }): ReactElement {
  const { t } = useTranslation('games')
  const id = useId()
  const vendors = useMemo(() => vendorsOf(lanes), [lanes])
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <Icon name="games" size={20} />
        <h2 id={id} className={styles.heading}>
          {t('vendors')}
        </h2>
      </div>
      <ul className={`plain-list ${styles.list}`}>
        {vendors.map(({ vassalage, displayName, icon, gameCount }) => (
          <li key={vassalage}>
            <Link className={styles.vendor} to={paths.games} search={{ vendor: vassalage }}>
              <img src={icon} alt={displayName} width={240} height={80} loading="lazy" />
              {gameCount !== undefined && (
                <span className={styles.count}>{t('count', { count: gameCount })}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One card per vendor with its titles of all families, hot vendors first. */
function vendorsOf(lanes: readonly Lane[]): readonly VendorCard[] {
  const vendors = new Map<string, VendorCard>()
  for (const card of lanes.flatMap((lane) => lane.cards)) {
    const known = vendors.get(card.vassalage)
    vendors.set(card.vassalage, known ? { ...known, gameCount: sumOf(known, card) } : card)
  }
  return [...vendors.values()].toSorted((one, other) => other.isHot - one.isHot)
}

/** A vendor with an unknown count in one family has an unknown count. */
function sumOf(one: VendorCard, other: VendorCard): number | undefined {
  if (one.gameCount === undefined || other.gameCount === undefined) return undefined
  return one.gameCount + other.gameCount
}
