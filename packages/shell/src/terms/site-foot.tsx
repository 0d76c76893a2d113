import { Suspense, useState, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './site-foot.module.css'
import { lazyPart } from '../parts/lazy-part.tsx'

const TermsDialog = /* @__PURE__ */ lazyPart(() => import('./terms-dialog.tsx'), 'TermsDialog')

/** What the foot leads to. */
export type FootPlace = 'terms' | 'privacy' | 'protection'

export type SiteFootProps = {
  /** Draws the link to a place; without it the terms open over the page. */
  renderLink?: (place: FootPlace, words: string) => ReactNode
}

const places: readonly FootPlace[] = ['terms', 'privacy', 'protection']

/** The foot of every page: the age, the terms, privacy and protection (system 61). */
export function SiteFoot({ renderLink }: SiteFootProps): ReactElement {
  const { t } = useTranslation('told')
  const [isOpen, setOpen] = useState(false)
  return (
    <footer className={styles.foot}>
      <p className={styles.age}>
        <b>18+</b> {t('foot.age')}
      </p>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place}>
            {renderLink?.(place, t(`foot.${place}`)) ?? (
              <button type="button" onClick={() => setOpen(true)}>
                {t(`foot.${place}`)}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isOpen && (
        <Suspense>
          <TermsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </footer>
  )
}
