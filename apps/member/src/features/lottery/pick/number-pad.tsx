import { classNames, Icon } from '@saola/ui'
import { useState, type KeyboardEvent, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './number-pad.module.css'

export type NumberPadProps = {
  /** How many digits make a number. */
  digits: number
  /** Told a number as soon as its last digit is typed. */
  onNumber: (number: string) => void
  /** Takes the number back that was added last. */
  onUndo: () => void
}

const keys = [...'123456789']

/** Large keys for numbers known by heart: a number is added with its last digit. Takes digits of a keyboard too. */
export function NumberPad({ digits, onNumber, onUndo }: NumberPadProps): ReactElement {
  const { t } = useTranslation('lottery')
  const [typed, setTyped] = useState('')
  const type = (digit: string): void => {
    const next = typed + digit
    if (next.length < digits) {
      setTyped(next)
      return
    }
    setTyped('')
    onNumber(next)
  }
  const back = (): void => {
    if (typed === '') onUndo()
    else setTyped(typed.slice(0, -1))
  }
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Backspace') back()
    else if (/^\d$/.test(event.key)) type(event.key)
  }
  const digitKey = (digit: string): ReactElement => (
    <button
      key={digit}
      type="button"
      className={styles.key}
      onClick={() => type(digit)}
      onKeyDown={handleKey}
    >
      {digit}
    </button>
  )
  return (
    <fieldset className={styles.pad} aria-label={t('pick.pad')}>
      <output className={styles.typed} aria-label={t('pick.typed')}>
        {Array.from({ length: digits }, (_, index) => (
          <span key={index} className={classNames(styles.digit, typed[index] === undefined && styles.open)}>
            {typed[index] ?? '·'}
          </span>
        ))}
      </output>
      {keys.map(digitKey)}
      <button
        type="button"
        className={styles.key}
        aria-label={t('pick.clear_typed')}
        onKeyDown={handleKey}
        onClick={() => setTyped('')}
      >
        <Icon name="close" size={22} />
      </button>
      {digitKey('0')}
      <button
        type="button"
        className={styles.key}
        aria-label={t('pick.undo')}
        onKeyDown={handleKey}
        onClick={back}
      >
        <Icon name="back" size={22} />
      </button>
    </fieldset>
  )
}
