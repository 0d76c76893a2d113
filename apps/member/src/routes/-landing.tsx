import { loadAreas } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { hasCall, useCapabilities, type AppContext } from '@saola/shell'
import type { ReactElement } from 'react'
import { BannerPoster } from '#features/banners/banner-poster.tsx'
import { jackpotsQuery } from '#features/jackpot/jackpots-query.ts'
import { JackpotCounter } from '#features/jackpot/jackpot-counter.tsx'
import { hotGamesQuery } from '#features/landing/hot-games-query.ts'
import { LandingPage } from '#features/landing/landing-page.tsx'
import { LineDetection } from '#features/lines/line-detection.tsx'
import { LineProbeProvider } from '#features/lines/line-probe.tsx'
import { PlayFastest } from '#features/lines/play-fastest.tsx'
import type { Handover } from '#shared/landing-handover.ts'
import { OpenedSoon } from '#shared/lottery/opened-soon.tsx'
import { NewerBuild } from '#shared/newer-build.ts'

/**
 * Loads what the landing page needs before it is shown: its texts, and where the same page stands drawn already
 * (`before`), what the gateway told that one too.
 */
export async function loadLanding(
  app: Pick<AppContext, 'i18n' | 'api' | 'queryClient'>,
  before: Handover | undefined,
): Promise<void> {
  const texts = loadAreas(app.i18n, 'landing', 'lines', 'session')
  if (before !== undefined) {
    const figures = [
      app.queryClient.prefetchQuery(hotGamesQuery(app)),
      app.queryClient.prefetchQuery(jackpotsQuery(app, false)),
    ]
    await Promise.race([
      Promise.allSettled(figures),
      new Promise((resolve) => setTimeout(resolve, figuresMs)),
    ])
  }
  await texts
}

/** The page is there without its figures rather than late. */
const figuresMs = 1_500

/** The landing page with its parts in place; knows no router. */
export function Landing(): ReactElement {
  return (
    <>
      <LandingParts />
      <NewerBuild />
    </>
  )
}

/** What of it is seen, which needs no browser to be drawn. */
export function LandingParts(): ReactElement {
  return (
    <LineProbeProvider>
      <LandingPage
        banners={<BannerPoster />}
        jackpot={hasCall(useCapabilities(), calls.games.jackpots.id) ? <JackpotCounter /> : null}
        play={<PlayFastest />}
        lines={<LineDetection />}
        opened={<OpenedSoon />}
      />
    </LineProbeProvider>
  )
}
