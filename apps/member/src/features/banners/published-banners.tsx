import type { Announcements } from '@saola/protocol'
import { lazyPart, SidePart, useApp, useSavesData } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { announcementsQuery } from '#shared/announcements/announcements-query.ts'
import { useStanding } from '#shared/use-standing.ts'
import { BannerSlide, type BannerSlideProps } from './banner-slide.tsx'

const BannerCarousel = lazyPart(() => import('./banner-carousel.tsx'), 'BannerCarousel')

type Banner = BannerSlideProps['banner']

export type PublishedBannersProps = {
  /** In their place until they are here, and without any. */
  own: ReactElement
}

/** The banners that the operator published (support 11): one stands still, several are a carousel. */
export function PublishedBanners({ own }: PublishedBannersProps): ReactElement {
  const { data } = useQuery(announcementsQuery(useApp()))
  const standing = useStanding()
  const saves = useSavesData()
  const published = data?.banners.map(bannerOf) ?? []
  const [first] = published
  if (first === undefined) return own
  const still = <BannerSlide banner={first} first saves={saves} />
  if (published.length < 2 || !standing) return still
  return (
    <SidePart waiting={still}>
      <BannerCarousel banners={published} saves={saves} />
    </SidePart>
  )
}

/** A gateway says a banner in the language that it was asked in. */
function bannerOf({ url, title, linkageType, linkage = '' }: Announcements['banners'][number]): Banner {
  return { url, title: { vi: title, en: title }, linkageType, linkage }
}
