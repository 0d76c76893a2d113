import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { BannerPoster } from '#features/banners/banner-poster.tsx'
import { JackpotCounter } from '#features/jackpot/jackpot-counter.tsx'
import { LandingPage } from '#features/landing/landing-page.tsx'
import { LineDetection } from '#features/lines/line-detection.tsx'
import { LineProbeProvider } from '#features/lines/line-probe.tsx'
import { PlayFastest } from '#features/lines/play-fastest.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadAreas(context.i18n, 'landing', 'lines', 'session'),
  component: Landing,
})

function Landing() {
  return (
    <LineProbeProvider>
      <LandingPage
        banners={<BannerPoster />}
        jackpot={<JackpotCounter />}
        play={<PlayFastest />}
        lines={<LineDetection />}
      />
    </LineProbeProvider>
  )
}
