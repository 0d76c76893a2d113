import { useId, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ComboboxList, lineId, showWhole } from './combobox-list.tsx'
import styles from './combobox.module.css'
import control from './control.module.css'
import { useField } from './field.tsx'
import { Icon } from '../icons/icon.tsx'
import { nextLine } from '../navigation/next-line.ts'

/** One line of a `Combobox`. */
export type ComboboxOption = {
  value: string
  label: string
  /** A second, quieter line. */
  detail?: string
  /** A small picture before the text, such as a logo. */
  mark?: ReactNode
}

export type ComboboxProps = {
  /** The lines for what was typed, the best first; for an empty text all of them. */
  find: (typed: string) => readonly ComboboxOption[]
  /** What is chosen; undefined while nothing is. */
  selected: ComboboxOption | undefined
  onSelect: (option: ComboboxOption) => void
  /** Names the list for screen readers. */
  listLabel: string
  /** Said where no line fits what was typed. */
  noneLabel: string
  placeholder?: string
  disabled?: boolean
}

/** One value of a long list, found by typing; inside a `Field` it is labelled and described by it. */
export function Combobox(props: ComboboxProps): ReactElement {
  const { find, selected, onSelect, listLabel, noneLabel, placeholder, disabled } = props
  const field = useField()
  const listId = useId()
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const lines = isOpen ? find(typed ?? '') : []
  const current = lines[active]

  const handleOpen = (): void => {
    if (isOpen) return
    const all = find('')
    setTyped(undefined)
    setActive(
      Math.max(
        0,
        all.findIndex(({ value }) => value === selected?.value),
      ),
    )
    setOpen(true)
  }
  const handleClose = (): void => {
    setOpen(false)
    setTyped(undefined)
  }
  const handleChoose = (option: ComboboxOption): void => {
    onSelect(option)
    handleClose()
  }
  const handleType = (text: string): void => {
    setTyped(text)
    setActive(0)
    setOpen(true)
  }
  const handleKey = (event: KeyboardEvent): void => {
    // Enter and arrows belong to the input method while it is putting an accent on a letter.
    if (event.nativeEvent.isComposing) return
    const step = nextLine(event.key, active, lines.length)
    if (step !== undefined) {
      event.preventDefault()
      if (isOpen) setActive(step)
      else handleOpen()
    } else if (isOpen && event.key === 'Enter') {
      event.preventDefault()
      if (current) handleChoose(current)
    } else if (isOpen && event.key === 'Escape') {
      event.preventDefault()
      handleClose()
    } else if (event.key === 'Tab' && typed && current) {
      // Who typed and goes on means the line that stands out.
      handleChoose(current)
    }
  }

  return (
    <div className={styles.combobox}>
      <span className={classNames(control.box, styles.box)}>
        {typed === undefined && selected?.mark && <span className={control.slot}>{selected.mark}</span>}
        <input
          className={classNames(control.input, styles.input)}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current && lineId(listId, current)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field}
          disabled={disabled}
          placeholder={placeholder}
          value={typed ?? selected?.label ?? ''}
          onChange={(event) => handleType(event.target.value)}
          onFocus={(event) => event.target.select()}
          onClick={handleOpen}
          onKeyDown={handleKey}
          onBlur={handleClose}
        />
        <span className={styles.arrow}>
          <Icon name="chevron-down" size={18} />
        </span>
      </span>
      <div className={styles.panel} hidden={!isOpen} ref={isOpen ? showWhole : undefined}>
        <ComboboxList
          id={listId}
          label={listLabel}
          lines={lines}
          active={active}
          selected={selected?.value}
          onChoose={handleChoose}
        />
        <output className={styles.none}>{isOpen && lines.length === 0 && noneLabel}</output>
      </div>
    </div>
  )
}
