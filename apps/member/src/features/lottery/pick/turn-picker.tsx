import { mostTurned, turnNumbers, type Combination } from '@saola/rules'
import { Button } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { numbersOfEntry } from './entry-numbers.ts'
import { NumberGrid } from './number-grid.tsx'
import styles from './picker.module.css'

export type TurnPickerProps = {
  /** Told every xiên of the numbers, when they are added. */
  onTurned: (combinations: readonly Combination[]) => void
}

/** Xiên quay: a few numbers, and every two, three and four of them as a bet of its own (lottery 25). */
export function TurnPicker({ onTurned }: TurnPickerProps): ReactElement {
  const { t } = useTranslation('lottery')
  const [picked, setPicked] = useState<readonly string[]>([])
  const turned = turnNumbers(picked)
  const toggle = (number: string): void => {
    if (picked.includes(number)) setPicked(picked.filter((each) => each !== number))
    else if (picked.length < mostTurned) setPicked([...picked, number])
  }
  return (
    <div className={styles.tapped}>
      <p className={styles.about}>{t('pick.turn_about', { most: mostTurned })}</p>
      <NumberGrid
        label={t('pick.turn')}
        numbers={numbersOfEntry({ kind: 'digits', digits: 2 }) ?? []}
        picked={new Set(picked)}
        onToggle={toggle}
        round={false}
      />
      <div>
        <Button
          disabled={turned.length === 0}
          onClick={() => {
            setPicked([])
            onTurned(turned)
          }}
        >
          {t('pick.turn_add', { count: turned.length })}
        </Button>
      </div>
    </div>
  )
}
