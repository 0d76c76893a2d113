import { useCallback, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { KeptPlaces } from './kept-places.ts'
import styles from './together.module.css'

export type TogetherProps = {
  /** What is on its way stands in it as a `Skeleton`. */
  children: ReactNode
  /** How the parts are laid out. */
  className?: string | undefined
}

/** What is there already is not kept from anybody for longer, in ms. */
const patienceMs = 2_000

/** So many blocks are higher than a screen; more are cut off. */
const blocks = [0, 1, 2, 3, 4, 5, 6, 7]

/**
 * Parts below each other whose heights only their answers tell: they are shown at once when the last of them is there, so
 * that none moves the others away. Later places inside hide nothing any more.
 */
export function Together({ children, className }: TogetherProps): ReactElement {
  const [stage, setStage] = useState<'new' | 'waiting' | 'shown'>('new')
  const [places] = useState(() => new Set<object>())
  const keep = useCallback(() => {
    const place = {}
    places.add(place)
    return () => {
      places.delete(place)
      // What stands there now may itself keep places, and notes them in the same commit.
      queueMicrotask(() => places.size === 0 && setStage('shown'))
    }
  }, [places])
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what keeps a place is known once the parts stand
    setStage(places.size === 0 ? 'shown' : 'waiting')
    const timer = setTimeout(() => setStage('shown'), patienceMs)
    return () => clearTimeout(timer)
  }, [places])
  const isWaiting = stage === 'waiting'
  return (
    <KeptPlaces.Provider value={stage === 'shown' ? undefined : keep}>
      <div
        className={classNames(className ?? styles.parts, isWaiting && styles.waiting)}
        aria-busy={isWaiting || undefined}
      >
        {children}
        {isWaiting && (
          <span className={styles.cover} aria-hidden="true">
            {blocks.map((block) => (
              <span key={block} className={styles.block} />
            ))}
          </span>
        )}
      </div>
    </KeptPlaces.Provider>
  )
}
