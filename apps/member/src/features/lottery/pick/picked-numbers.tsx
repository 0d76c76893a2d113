import { arrangementsOf, numbersBetween, numbersOfSet } from '@saola/rules'
import { Button } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfferedType } from './offered-types.ts'
import styles from './picker.module.css'

export type PickedNumbersProps = {
  type: OfferedType
  picked: readonly string[]
  onPick: (numbers: readonly string[]) => void
  onClear: () => void
}

/** What is picked, and ways to pick what goes with it: every order of the digits, the set, the row between two (lottery 24). */
export function PickedNumbers({ type, picked, onPick, onClear }: PickedNumbersProps): ReactElement {
  const { t } = useTranslation('lottery')
  return (
    <div className={styles.picked}>
      <output className={styles.numbers} aria-label={t('slip.numbers')}>
        {picked.length === 0 ? t('slip.empty') : picked.join(' ')}
      </output>
      {picked.length > 0 && (
        <div className={styles.quick}>
          {growthsOf(type, picked).map(({ way, numbers }) => (
            <Button key={way} size="small" onClick={() => onPick(numbers)}>
              {t(`pick.grow.${way}`, { count: numbers.length })}
            </Button>
          ))}
          <Button size="small" variant="ghost" onClick={onClear}>
            {t('pick.clear')}
          </Button>
        </div>
      )}
    </div>
  )
}

type Growth = { way: 'orders' | 'set' | 'row'; numbers: readonly string[] }

/** Only ways that pick more than is picked already, and no more than a line takes. */
function growthsOf({ entry, priced, most }: OfferedType, picked: readonly string[]): Growth[] {
  if (entry.kind !== 'digits' || priced !== 'number' || entry.orders !== undefined) return []
  const [first = '', last = ''] = picked
  const growths: Growth[] = [
    { way: 'orders', numbers: picked.flatMap(arrangementsOf) },
    { way: 'set', numbers: entry.digits === 2 ? picked.flatMap(numbersOfSet) : [] },
    { way: 'row', numbers: picked.length === 2 ? (numbersBetween(first, last) ?? []) : [] },
  ]
  return growths
    .map(({ way, numbers }) => ({ way, numbers: [...new Set(numbers)] }))
    .filter(({ numbers }) => numbers.length > picked.length && numbers.length <= most)
}
