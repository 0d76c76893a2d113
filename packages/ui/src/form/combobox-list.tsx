/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   a list that hangs on a text field (WAI-ARIA combobox): focus and keys stay in the field, which names the active line */
import type { ReactElement } from 'react'
import type { ComboboxOption } from './combobox.tsx'
import styles from './combobox.module.css'
import { Icon } from '../icons/icon.tsx'

export type ComboboxListProps = {
  id: string
  label: string
  lines: readonly ComboboxOption[]
  /** The place of the line that Enter would choose. */
  active: number
  selected: string | undefined
  onChoose: (option: ComboboxOption) => void
}

/** The lines of a `Combobox`. */
export function ComboboxList({
  id,
  label,
  lines,
  active,
  selected,
  onChoose,
}: ComboboxListProps): ReactElement {
  return (
    <div
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={label}
      // The focus stays in the field, where typing goes on.
      onMouseDown={(event) => event.preventDefault()}
    >
      {lines.map((option, index) => (
        <div
          key={option.value}
          id={lineId(id, option)}
          ref={index === active ? showWhole : undefined}
          className={styles.line}
          role="option"
          aria-selected={option.value === selected}
          data-active={index === active || undefined}
          onClick={() => onChoose(option)}
        >
          {option.mark}
          <span className={styles.text}>
            <b>{option.label}</b>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </span>
          {option.value === selected && <Icon name="check" size={18} />}
        </div>
      ))}
    </div>
  )
}

/** How the field names one of the lines. */
export function lineId(listId: string, { value }: ComboboxOption): string {
  return `${listId}-${value}`
}

/** Brings an element into view without moving what is already there. */
export function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
