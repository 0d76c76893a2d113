import type { Lane, VendorCard } from '@saola/protocol'
import { Icon } from '@saola/ui'
import { useId, useMemo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { VendorMark } from './vendor-mark.tsx'
import styles from './vendor-rail.module.css'
import { vendorsOf } from './vendors-of.ts'

export type VendorRailProps = { lanes: readonly Lane[]; onVendor: (card: VendorCard) => void }

/** The vendors of all families; a tap opens the list of one (games 6). */
export function VendorRail({ lanes, onVendor }: VendorRailProps): ReactElement {
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
        {vendors.map((card) => (
          <li key={card.vassalage}>
            <button
              type="button"
              className={styles.vendor}
              aria-haspopup={card.isGame === 'VASSALAGE' ? 'dialog' : undefined}
              onClick={() => onVendor(card)}
            >
              <VendorMark {...card} />
              {card.gameCount !== undefined && (
                <span className={styles.count}>{t('count', { count: card.gameCount })}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
