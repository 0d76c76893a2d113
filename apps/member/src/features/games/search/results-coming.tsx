import { Skeleton } from '@saola/ui'
import type { ReactElement } from 'react'
import styles from './results-coming.module.css'

const places = Array.from({ length: 18 }, (_, index) => index)

/** In the place of results whose code is on its way. */
export function ResultsComing(): ReactElement {
  return (
    <div className={styles.results} aria-busy="true">
      <Skeleton height="2.75rem" />
      <TilesComing />
    </div>
  )
}

/** In the place of titles that are on their way. */
export function TilesComing(): ReactElement {
  return (
    <div className={styles.tiles} aria-hidden="true">
      {places.map((place) => (
        <Skeleton key={place} ratio="3 / 4" />
      ))}
    </div>
  )
}
