import type { ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'
import { useKeptPlace } from './kept-places.ts'

export type SkeletonProps = {
  /** Any CSS length, the whole width by default. */
  width?: string
  /** Any CSS length, one line of text by default. */
  height?: string
  /** `aspect-ratio`, for tiles and banners. */
  ratio?: string
}

/** A place kept for what is on its way, in its final size; silent for screen readers and without motion. */
export function Skeleton({ width = '100%', height, ratio }: SkeletonProps): ReactElement {
  useKeptPlace()
  const isLine = height === undefined && ratio === undefined
  const size = ratio ? { width, aspectRatio: ratio } : { width, height }
  return (
    <span
      className={classNames(styles.skeleton, isLine && styles.line)}
      style={size}
      data-skeleton=""
      aria-hidden="true"
    />
  )
}
