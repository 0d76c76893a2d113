import { textIn } from '@saola/i18n'
import type { BrandConfig } from '@saola/protocol'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { InnerLink } from '#shared/frame/inner-link.tsx'
import { bannerLink } from './banner-link.ts'
import styles from './banner-slide.module.css'

export type BannerSlideProps = {
  banner: BrandConfig['banners'][number]
  /** The first one is what the page is judged by; it loads before all else. */
  first: boolean
  /** Bytes are spared: no picture. */
  saves?: boolean
}

/** One banner: its picture with its title set under it, a link when it leads somewhere. Where bytes are spared the title stands alone. */
export function BannerSlide({ banner, first, saves = false }: BannerSlideProps): ReactElement {
  const { i18n } = useTranslation()
  const title = textIn(banner.title, i18n.language)
  return (
    <Target banner={banner}>
      {!saves && (
        <img
          className={styles.art}
          src={banner.url}
          alt=""
          width={1280}
          height={720}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          draggable={false}
        />
      )}
      <span className={styles.title}>{title}</span>
    </Target>
  )
}

function Target({
  banner,
  children,
}: {
  banner: BannerSlideProps['banner']
  children: ReactNode
}): ReactElement {
  const link = bannerLink(banner)
  if (link === undefined) return <div className={styles.banner}>{children}</div>
  if (link.outside) {
    return (
      <a className={styles.banner} href={link.href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  }
  return (
    <InnerLink className={styles.banner} to={link.href} draggable={false}>
      {children}
    </InnerLink>
  )
}
