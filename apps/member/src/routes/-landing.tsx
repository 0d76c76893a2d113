import { loadAreas } from '@saola/i18n'
import type { AppContext } from '@saola/shell'
import type { ReactElement } from 'react'
import { BannerPoster } from '#features/banners/banner-poster.tsx'
import { JackpotCounter } from '#features/jackpot/jackpot-counter.tsx'
import { LandingPage } from '#features/landing/landing-page.tsx'
import { LineDetection } from '#features/lines/line-detection.tsx'
import { LineProbeProvider } from '#features/lines/line-probe.tsx'
import { PlayFastest } from '#features/lines/play-fastest.tsx'
import { OpenedSoon } from '#shared/lottery/opened-soon.tsx'
import { NewerBuild } from '#shared/newer-build.ts'

/** The texts that the landing page needs before it is shown. */
export function loadLandingTexts({ i18n }: Pick<AppContext, 'i18n'>): Promise<void> {
  return loadAreas(i18n, 'landing', 'lines', 'session')
}

/** The landing page with its parts in place; knows no router. */
export function Landing(): ReactElement {
  return (
    <LineProbeProvider>
      <LandingPage
        banners={<BannerPoster />}
        jackpot={<JackpotCounter />}
        play={<PlayFastest />}
        lines={<LineDetection />}
        opened={<OpenedSoon />}
      />
      <NewerBuild />
    </LineProbeProvider>
  )
}
