import { useApp } from '@saola/shell'
import { SkipLink } from '@saola/ui'
import { useEffect, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HotGames } from './hot-games.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHeader } from './landing-header.tsx'
import styles from './landing-page.module.css'
import { PosterHorns } from './poster-horns.tsx'
import { ServiceButton } from './service-button.tsx'

export type LandingPageProps = {
  banners: ReactNode
  jackpot: ReactNode
  /** LINE DETECTION with the biggest PLAY. */
  lines: ReactNode
}

/** The landing page (specification 2): one poster. */
export function LandingPage({ banners, jackpot, lines }: LandingPageProps): ReactElement {
  const { t } = useTranslation(['landing', 'shell'])
  const { name } = useApp().brand
  const title = t('landing:meta.title', { brand: name })
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className={styles.poster}>
      <SkipLink href="#content">{t('shell:act.skip')}</SkipLink>
      <PosterHorns />
      <LandingHeader />
      <main className={styles.page} id="content" tabIndex={-1}>
        <div className={styles.banners}>{banners}</div>
        <h1 className={styles.headline}>
          {t('landing:headline.games')} <span>{t('landing:headline.tap')}</span>
        </h1>
        <div className={styles.jackpot}>{jackpot}</div>
        <div className={styles.panel}>
          {lines}
          <ServiceButton />
        </div>
        <div className={styles.games}>
          <HotGames />
        </div>
      </main>
      <div className={styles.foot}>
        <LandingFooter />
      </div>
    </div>
  )
}
