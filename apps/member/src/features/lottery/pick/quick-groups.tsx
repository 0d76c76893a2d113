import { say, type MessageKey } from '@saola/i18n'
import { groupSizes, numbersOf, type NumberGroup } from '@saola/rules'
import { Select } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './picker.module.css'

export type QuickGroupsProps = {
  picked: readonly string[]
  onPick: (numbers: readonly string[]) => void
}

const plain = ['all', 'big', 'small', 'even', 'odd', 'double'] as const
const counted = ['head', 'tail', 'touch', 'sum', 'zodiac'] as const

/** Numbers that people pick together: heads, tails, sums, animals; a second tap takes a group back. */
export function QuickGroups({ picked, onPick }: QuickGroupsProps): ReactElement {
  const { t, i18n } = useTranslation('lottery')
  const [by, setBy] = useState<(typeof counted)[number]>('head')
  const isPicked = (group: NumberGroup): boolean =>
    numbersOf(group).every((number) => picked.includes(number))
  const toggle = (group: NumberGroup): void => {
    const own = numbersOf(group)
    onPick(isPicked(group) ? picked.filter((number) => !own.includes(number)) : [...picked, ...own])
  }
  const chip = (group: NumberGroup, label: string): ReactElement => (
    <button
      key={label}
      type="button"
      className={styles.chip}
      aria-pressed={isPicked(group)}
      onClick={() => toggle(group)}
    >
      {label}
    </button>
  )
  return (
    <fieldset className={styles.groups} aria-label={t('quick')}>
      <div className={styles.chips}>{plain.map((each) => chip({ by: each }, t(`quick.${each}`)))}</div>
      <div className={styles.counted}>
        <Select
          aria-label={t('quick.by')}
          value={by}
          options={counted.map((each) => ({ value: each, label: t(`quick.${each}`) }))}
          onChange={(event) => setBy(counted.find((each) => each === event.target.value) ?? 'head')}
        />
        <div className={groupSizes[by] === 10 ? styles.tens : styles.chips}>
          {Array.from({ length: groupSizes[by] }, (_, of) =>
            // Twelve animals have a name each, the other groups are their digit.
            chip({ by, of }, by === 'zodiac' ? say(i18n, `lottery:zodiac.${of}` as MessageKey) : String(of)),
          )}
        </div>
      </div>
    </fieldset>
  )
}
