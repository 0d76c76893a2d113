import { numbersOfRows } from '@saola/rules'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './digit-rows.module.css'
import { NumberGrid } from './number-grid.tsx'

export type DigitRowsProps = {
  /** How many digits a number has: three or four. */
  digits: number
  /** Numbers that one digit of each row makes. */
  onNumbers: (numbers: readonly string[]) => void
}

const tenDigits = [...'0123456789']
const places = ['thousands', 'hundreds', 'tens', 'units'] as const

/** A row of ten digits for each place; every combination of what is chosen is a number. */
export function DigitRows({ digits, onNumbers }: DigitRowsProps): ReactElement {
  const { t } = useTranslation('lottery')
  const names = places.slice(-digits)
  const [rows, setRows] = useState<readonly (readonly string[])[]>(() => names.map(() => []))
  const handleToggle = (place: number, digit: string): void => {
    const changed = rows.map((row, index) => (index === place ? toggled(row, digit) : row))
    setRows(changed)
    onNumbers(numbersOfRows(changed))
  }
  return (
    <div className={styles.rows}>
      {names.map((name, place) => (
        <div key={name} className={styles.row}>
          <span className={styles.name} aria-hidden="true">
            {t(`place_value.${name}`)}
          </span>
          <NumberGrid
            label={t(`place_value.${name}`)}
            numbers={tenDigits}
            picked={new Set(rows[place])}
            onToggle={(digit) => handleToggle(place, digit)}
          />
        </div>
      ))}
    </div>
  )
}

function toggled(row: readonly string[], digit: string): readonly string[] {
  return row.includes(digit) ? row.filter((each) => each !== digit) : [...row, digit].sort()
}
