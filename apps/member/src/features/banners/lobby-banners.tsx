import { ownBanner } from '@saola/rules'
import { lazyPart, SidePart, useApp, useSavesData } from '@saola/shell'
import type { ReactElement } from 'react'
import { BannerSlide } from './banner-slide.tsx'

const PublishedBanners = lazyPart(() => import('./published-banners.tsx'), 'PublishedBanners')

/** The banners that the operator published (support 11); until they are here, and without any, the brand's own. */
export function LobbyBanners(): ReactElement {
  const saves = useSavesData()
  const own = ownBanner(useApp().brand.banners)
  const still = own === undefined ? <></> : <BannerSlide banner={own} first saves={saves} />
  return (
    <SidePart waiting={still}>
      <PublishedBanners own={still} />
    </SidePart>
  )
}
