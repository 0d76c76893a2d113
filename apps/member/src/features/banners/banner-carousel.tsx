import type { BrandConfig } from '@saola/protocol'
import { IconButton } from '@saola/ui'
import createAutoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useReducedMotion } from '#shared/use-reduced-motion.ts'
import styles from './banner-carousel.module.css'
import { BannerSlide } from './banner-slide.tsx'

export type BannerCarouselProps = {
  banners: BrandConfig['banners']
  /** Bytes are spared: no pictures, and nothing moves by itself. */
  saves?: boolean
}

/** The time of one banner (landing 3). */
const autoplayMs = 5000

/** The rotating banners (landing 3): they loop, move on every 5 s, can be paused, dragged and chosen. */
export function BannerCarousel({ banners, saves = false }: BannerCarouselProps): ReactElement {
  const { t } = useTranslation('landing')
  const reduced = useReducedMotion()
  const several = banners.length > 1
  const autoplay = useMemo(
    () =>
      createAutoplay({
        delay: autoplayMs,
        playOnInit: false,
        stopOnInteraction: false,
        stopOnMouseEnter: true,
        stopOnFocusIn: true,
      }),
    [],
  )
  const [viewport, embla] = useEmblaCarousel({ loop: several, watchDrag: several }, [autoplay])
  const [selected, setSelected] = useState(0)
  const [choice, setChoice] = useState<'pause' | 'play'>()
  const playing = several && (choice === undefined ? !reduced && !saves : choice === 'play')

  useEffect(() => {
    if (embla === undefined) return
    const follow = () => setSelected(embla.selectedScrollSnap())
    embla.on('select', follow)
    return () => void embla.off('select', follow)
  }, [embla])

  useEffect(() => {
    if (embla === undefined) return
    if (playing) autoplay.play()
    else autoplay.stop()
  }, [embla, autoplay, playing])

  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={t('banner.label')}>
      <div className={styles.viewport} ref={viewport}>
        <ul className={`plain-list ${styles.slides}`} aria-live={playing ? 'off' : 'polite'}>
          {banners.map((banner, place) => (
            <li key={banner.url} className={styles.slide} inert={place !== selected}>
              <BannerSlide banner={banner} first={place === 0} saves={saves} />
            </li>
          ))}
        </ul>
      </div>
      {several && (
        <div className={styles.controls}>
          {banners.map((banner, place) => (
            <button
              key={banner.url}
              type="button"
              className={styles.mark}
              aria-label={t('banner.go', { n: place + 1, total: banners.length })}
              aria-current={place === selected ? 'true' : undefined}
              onClick={() => embla?.scrollTo(place)}
            />
          ))}
          <IconButton
            className={styles.pause}
            icon={playing ? 'pause' : 'play'}
            label={t(playing ? 'banner.pause' : 'banner.play')}
            onClick={() => setChoice(playing ? 'pause' : 'play')}
          />
        </div>
      )}
    </section>
  )
}
