import { lazyPart, SidePart } from '@saola/shell'
import { useEffect, useState, type ReactElement } from 'react'
import { whenIdle } from '../when-idle.ts'
import styles from './opened-soon.module.css'

const OpenedRail = lazyPart(() => import('./opened-rail.tsx'), 'OpenedRail')

/** The last results, once the page that they stand on is there; their place is kept until then. */
export function OpenedSoon(): ReactElement {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const place = <div className={styles.place} />
  return isIdle ? (
    <SidePart waiting={place}>
      <OpenedRail />
    </SidePart>
  ) : (
    place
  )
}
