import { lazyPart, SidePart } from '@saola/shell'
import type { ReactElement } from 'react'
import { useStanding } from '../use-standing.ts'
import styles from './opened-soon.module.css'

const OpenedRail = lazyPart(() => import('./opened-rail.tsx'), 'OpenedRail')

/** The last results, once the page that they stand on is there; their place is kept until then. */
export function OpenedSoon(): ReactElement {
  const standing = useStanding()
  const place = <div className={styles.place} />
  return standing ? (
    <SidePart waiting={place}>
      <OpenedRail />
    </SidePart>
  ) : (
    place
  )
}
