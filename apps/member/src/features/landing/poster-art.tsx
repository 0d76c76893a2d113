import type { ReactElement } from 'react'
import styles from './poster-art.module.css'

/** The brand's backdrop behind everything on the poster; its quiet parts are where the words stand, in the look that it is drawn for. */
export function PosterArt(): ReactElement {
  return (
    <picture>
      <source media="(min-width: 40rem)" srcSet="/brand/art/landing-wide.svg" />
      <img className={styles.art} src="/brand/art/landing-phone.svg" alt="" fetchPriority="high" />
    </picture>
  )
}
