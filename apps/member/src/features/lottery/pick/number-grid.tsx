import { classNames } from '@saola/ui'
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import styles from './number-grid.module.css'

export type NumberGridProps = {
  /** What is chosen here, for screen readers. */
  label: string
  numbers: readonly string[]
  picked: ReadonlySet<string>
  onToggle: (number: string) => void
  /** How many stand in a row; ten by default, as the heads and tails of a board. */
  columns?: number
  /** Round, as balls are. */
  round?: boolean
}

const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
}

/** Numbers to tap. One stop for the Tab key; the arrows walk inside. */
export function NumberGrid(props: NumberGridProps): ReactElement {
  const { label, numbers, picked, onToggle, columns = 10, round = false } = props
  const grid = useRef<HTMLDivElement>(null)
  const [here, setHere] = useState(0)
  const stop = Math.min(here, numbers.length - 1)
  const handleKey = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = stop + step(columns)
    if (next < 0 || next >= numbers.length) return
    setHere(next)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      ref={grid}
      className={classNames(styles.grid, round && styles.round)}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={handleKey}
    >
      {numbers.map((number, index) => (
        <button
          key={number}
          type="button"
          className={styles.number}
          aria-pressed={picked.has(number)}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setHere(index)}
          onClick={() => onToggle(number)}
        >
          {number}
        </button>
      ))}
    </div>
  )
}
