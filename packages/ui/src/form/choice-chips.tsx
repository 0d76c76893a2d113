import { useId, useState, type ReactElement, type ReactNode } from 'react'
import styles from './choice-chips.module.css'

/** One chip. */
export type Choice<Value extends string | number> = {
  value: Value
  label: ReactNode
  disabled?: boolean
}

export type ChoiceChipsProps<Value extends string | number> = {
  /** The question the chips answer. */
  legend: string
  choices: readonly Choice<Value>[]
  /** Null while nothing is chosen. */
  value: Value | null
  onValueChange: (value: Value) => void
  legendHidden?: boolean
  /** All in one row that scrolls, for filters. */
  scrolls?: boolean
}

/** One answer out of a few, all in sight: native radio buttons, so arrow keys walk them. */
export function ChoiceChips<Value extends string | number>(props: ChoiceChipsProps<Value>): ReactElement {
  const { legend, choices, value, onValueChange, legendHidden, scrolls } = props
  const name = useId()
  // An answer that goes by way of the address comes a moment later; the chip is on at once, as a native one is.
  const [{ known, shown }, setShown] = useState({ known: value, shown: value })
  if (known !== value) setShown({ known: value, shown: value })
  return (
    <fieldset className={styles.set}>
      <legend className={legendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={scrolls ? styles.rail : styles.chips}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.chip} data-on={choice.value === shown || undefined}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={choice.value}
              disabled={choice.disabled}
              checked={choice.value === shown}
              onChange={() => {
                setShown({ known, shown: choice.value })
                onValueChange(choice.value)
              }}
            />
            <span className="figures">{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
