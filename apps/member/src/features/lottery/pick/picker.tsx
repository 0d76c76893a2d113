import type { Combination, ListedLine, SlipDay, WrittenLine } from '@saola/rules'
import { Button, Tabs } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { DigitRows } from './digit-rows.tsx'
import { numbersOfEntry } from './entry-numbers.ts'
import { NumberGrid } from './number-grid.tsx'
import { NumberPad } from './number-pad.tsx'
import type { OfferedType } from './offered-types.ts'
import { PasteNumbers } from './paste-numbers.tsx'
import { PickedNumbers } from './picked-numbers.tsx'
import { pickAtRandom } from './pick-at-random.ts'
import styles from './picker.module.css'
import { QuickGroups } from './quick-groups.tsx'
import { WriteSlip } from './write-slip.tsx'
import { TurnPicker } from './turn-picker.tsx'
import { useChoiceName } from '../use-choice-name.ts'

export type PickerProps = {
  type: OfferedType
  picked: readonly string[]
  onToggle: (number: string) => void
  onPick: (numbers: readonly string[]) => void
  onClear: () => void
  /** Counts up whenever picking starts anew. */
  beginnings: number
  /** Told lines that a pasted list made; those without a stake of their own have none. */
  onLines: (lines: readonly ListedLine[]) => void
  /** Of a region whose players write slips: the stations of the day, and who is told the lines of one. */
  written?: { day: SlipDay; onLines: (lines: readonly WrittenLine[]) => void } | undefined
  /** Told every xiên of some numbers; not there where the way to bet is no xiên. */
  onTurned?: ((combinations: readonly Combination[]) => void) | undefined
}

/** The numbers of a line: tapped, typed on a pad, or pasted as a list. */
export function Picker(props: PickerProps): ReactElement {
  const { type, picked, onToggle, onPick, onClear, onTurned, written } = props
  const { t } = useTranslation('lottery')
  const [chosen, setWay] = useState('tap')
  const isGone =
    (chosen === 'turn' && onTurned === undefined) || (chosen === 'write' && written === undefined)
  const way = isGone ? 'tap' : chosen
  const { entry } = type
  if (entry.kind === 'choice') return <Choices {...props} choices={entry.choices} />
  return (
    <div className={styles.picker}>
      <Tabs
        label={t('pick.way')}
        value={way}
        onValueChange={setWay}
        tabs={[
          { value: 'tap', label: t('pick.tap'), content: <Tapped {...props} /> },
          ...(entry.kind === 'digits'
            ? [
                {
                  value: 'pad',
                  label: t('pick.pad'),
                  content: (
                    <NumberPad
                      digits={entry.digits}
                      onNumber={(number) => !picked.includes(number) && onToggle(number)}
                      onUndo={() => onPick(picked.slice(0, -1))}
                    />
                  ),
                },
              ]
            : []),
          {
            value: 'paste',
            label: t('pick.paste'),
            content: <PasteNumbers type={type} onLines={props.onLines} />,
          },
          ...(written === undefined
            ? []
            : [{ value: 'write', label: t('written'), content: <WriteSlip {...written} /> }]),
          ...(onTurned === undefined
            ? []
            : [{ value: 'turn', label: t('pick.turn'), content: <TurnPicker onTurned={onTurned} /> }]),
        ]}
      />
      {way !== 'turn' && way !== 'write' && (
        <PickedNumbers type={type} picked={picked} onPick={onPick} onClear={onClear} />
      )}
    </div>
  )
}

function Tapped({ type, picked, onToggle, onPick, beginnings }: PickerProps): ReactElement {
  const { t } = useTranslation('lottery')
  const { entry, least, most } = type
  const all = numbersOfEntry(entry)
  if (all === undefined) {
    const digits = entry.kind === 'digits' ? entry.digits : 0
    return <DigitRows key={beginnings} digits={digits} onNumbers={onPick} />
  }
  const fast = least === most ? [least - picked.length] : fastCounts
  return (
    <div className={styles.tapped}>
      <NumberGrid
        label={t('slip.numbers')}
        numbers={all}
        picked={new Set(picked)}
        onToggle={onToggle}
        round={entry.kind === 'ball'}
      />
      <div className={styles.quick}>
        {fast
          .filter((count) => count > 0)
          .map((count) => (
            <Button
              key={count}
              size="small"
              onClick={() => onPick([...picked, ...pickAtRandom(all, picked, count, randomBelow)])}
            >
              {t('pick.random', { count })}
            </Button>
          ))}
      </div>
      {entry.kind === 'digits' && entry.digits === 2 && most >= all.length && (
        <QuickGroups picked={picked} onPick={onPick} />
      )}
    </div>
  )
}

const fastCounts = [1, 5, 10]

function randomBelow(count: number): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  // A slip needs no exact fairness: the bias of a word over a hundred numbers is below one in ten million.
  return word % count
}

function Choices({ choices, picked, onToggle }: PickerProps & { choices: readonly string[] }): ReactElement {
  const { t } = useTranslation('lottery')
  const choiceName = useChoiceName()
  return (
    <fieldset className={styles.choices} aria-label={t('pick.choice')}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={styles.big}
          aria-pressed={picked.includes(choice)}
          onClick={() => onToggle(choice)}
        >
          {choiceName(choice)}
        </button>
      ))}
    </fieldset>
  )
}
