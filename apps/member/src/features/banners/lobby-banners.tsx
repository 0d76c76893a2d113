import type { Announcements } from '@saola/protocol'
import { useApp } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactElement } from 'react'
import { announcementsQuery } from '#shared/announcements/announcements-query.ts'
import { BannerSlide, type BannerSlideProps } from './banner-slide.tsx'

const BannerCarousel = lazy(async () => ({
  default: (await import('./banner-carousel.tsx')).BannerCarousel,
}))

type Banner = BannerSlideProps['banner']

/** The banners that the operator published (support 11); until they are here, and without any, the brand's own. */
export function LobbyBanners(): ReactElement | null {
  const app = useApp()
  const { data } = useQuery(announcementsQuery(app))
  const own = app.brand.banners.find(({ linkageType }) => linkageType === 'G') ?? app.brand.banners[0]
  const published = data?.banners.map(bannerOf) ?? []
  const first = published[0] ?? own
  if (first === undefined) return null
  const still = <BannerSlide banner={first} first />
  if (published.length < 2) return still
  return (
    <Suspense fallback={still}>
      <BannerCarousel banners={published} />
    </Suspense>
  )
}

/** A gateway says a banner in the language that it was asked in. */
function bannerOf({ url, title, linkageType, linkage = '' }: Announcements['banners'][number]): Banner {
  return { url, title: { vi: title, en: title }, linkageType, linkage }
}
