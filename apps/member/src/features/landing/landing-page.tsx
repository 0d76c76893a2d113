import { useApp } from '@saola/shell'
import { SkipLink } from '@saola/ui'
import { useEffect, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HotGames } from './hot-games.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHeader } from './landing-header.tsx'
import styles from './landing-page.module.css'
import { PosterArt } from './poster-art.tsx'
import { ServiceButton } from './service-button.tsx'

export type LandingPageProps = {
  banners: ReactNode
  jackpot: ReactNode
  /** The biggest PLAY. */
  play: ReactNode
  /** LINE DETECTION. */
  lines: ReactNode
  /** The last results of the lotteries. */
  opened: ReactNode
}

/** The landing page: one poster. */
export function LandingPage({ banners, jackpot, play, lines, opened }: LandingPageProps): ReactElement {
  const { t } = useTranslation(['landing', 'shell'])
  const { name, theme } = useApp().brand
  const title = t('landing:meta.title', { brand: name })
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className={styles.poster} data-drawn={theme}>
      <SkipLink href="#content">{t('shell:act.skip')}</SkipLink>
      <PosterArt />
      <LandingHeader />
      <main className={styles.page} id="content" tabIndex={-1}>
        <h1 className={styles.headline}>
          {t('landing:headline.games')} <span>{t('landing:headline.tap')}</span>
        </h1>
        <div className={styles.jackpot}>{jackpot}</div>
        <div className={styles.play}>{play}</div>
        <div className={styles.banners}>{banners}</div>
        <div className={styles.panel}>
          {lines}
          <ServiceButton />
        </div>
        <div className={styles.games}>
          <HotGames />
        </div>
        <div className={styles.opened}>{opened}</div>
      </main>
      <div className={styles.foot}>
        <LandingFooter />
      </div>
    </div>
  )
}
