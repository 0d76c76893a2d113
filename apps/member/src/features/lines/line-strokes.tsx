import type { CSSProperties, ReactElement } from 'react'
import type { LineState } from './line-state.ts'
import styles from './line-strokes.module.css'

export type LineStrokesProps = {
  /** The filled part, 0 to 1. */
  share: number
  state: LineState
}

/** The speed of a line as two quiet tapered strokes that grow when the result arrives. */
export function LineStrokes({ share, state }: LineStrokesProps): ReactElement {
  const size: CSSProperties & { '--share': number } = { '--share': share }
  return (
    <span className={styles.track} data-state={state} aria-hidden="true">
      <span className={styles.fill} style={size} />
    </span>
  )
}
