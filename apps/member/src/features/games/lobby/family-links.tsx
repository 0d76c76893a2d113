import { gameFamilies, type GameFamily } from '@saola/protocol'
import { Icon } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import { memo, useEffect, useRef, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { familyLink, familyPath, familySlugs } from '#shared/games/game-family-paths.ts'
import { paths } from '#shared/paths.ts'
import styles from './family-links.module.css'

type FamilyLinksProps = { current?: GameFamily | undefined }

/** The families as a strip for phones, where the rail at the left is not shown. */
export const FamilyLinks = memo(function FamilyLinks({ current }: FamilyLinksProps): ReactElement {
  const { t } = useTranslation('games')
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (current === undefined) return
    const link = strip.current?.querySelector<HTMLElement>(`[href^="${familyPath(current)}"]`)
    // Only the strip moves, not the page.
    if (link) strip.current?.scrollTo({ left: link.offsetLeft - 96 })
  }, [current])
  return (
    <nav className={styles.nav} aria-label={t('families')}>
      <ul ref={strip} className={`plain-list ${styles.strip}`}>
        <li>
          <Link
            to={paths.games}
            className={styles.link}
            activeOptions={{ exact: true, includeSearch: false }}
          >
            <Icon name="games" size={26} />
            {t('category.all')}
          </Link>
        </li>
        {gameFamilies.map((family) => (
          <li key={family}>
            <Link {...familyLink(family)} className={styles.link} activeOptions={{ includeSearch: false }}>
              <Icon name={familySlugs[family]} size={26} />
              {t(`family.${family}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
})
