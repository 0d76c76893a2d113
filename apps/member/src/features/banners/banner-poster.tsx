import { lazyPart, SidePart, useApp } from '@saola/shell'
import { BrandMark } from '@saola/ui'
import type { ReactElement } from 'react'
import { useStanding } from '#shared/use-standing.ts'
import styles from './banner-poster.module.css'
import { BannerSlide } from './banner-slide.tsx'

const BannerCarousel = lazyPart(() => import('./banner-carousel.tsx'), 'BannerCarousel')

/** The brand's banners: the first at once, the carousel once the page stands; without any, the brand's mark. */
export function BannerPoster(): ReactElement {
  const { banners } = useApp().brand
  const [first] = banners
  const standing = useStanding()
  if (first === undefined) {
    return (
      <div className={`${styles.poster} ${styles.empty}`}>
        <BrandMark size={120} />
      </div>
    )
  }
  const still = <BannerSlide banner={first} first />
  return (
    <div className={styles.poster}>
      {banners.length > 1 && standing ? (
        <SidePart waiting={still}>
          <BannerCarousel banners={banners} />
        </SidePart>
      ) : (
        still
      )}
    </div>
  )
}
