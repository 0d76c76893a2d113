import { focusRefusedField } from '@saola/shell'
import { Button, ChoiceChips, Dialog, Icon } from '@saola/ui'
import { useRef, useState, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { recordPeriods, usualPeriod } from '../record-period.ts'
import type { RecordSearch } from '../record-search.ts'
import styles from './record-filter.module.css'
import { SpanFields, useSpanText } from './span-fields.tsx'

/** One answer in force, and how to take it back. */
export type FilterAnswer = { id: string; label: string; onClear: () => void }

export type RecordFilterProps = {
  /** Names the sheet. */
  label: string
  search: RecordSearch
  /** The present in ms. */
  now: number
  onSpan: (span: RecordSearch) => void
  /** What the questions of this list were answered with. */
  answers: readonly FilterAnswer[]
  onClear: () => void
  /** The questions of this list. */
  children: ReactNode
}

/** The usual periods at hand, everything else in one sheet; what is in force stands below and goes with a tap (wallet 35). */
export function RecordFilter(props: RecordFilterProps): ReactElement {
  const { label, search, now, onSpan, answers, onClear, children } = props
  const { t } = useTranslation(['shell', 'wallet'])
  const [isOpen, setOpen] = useState(false)
  const questions = useRef<HTMLDivElement>(null)
  const spanText = useSpanText()
  const labels = { 1: t('shell:date.today'), 7: t('shell:date.last_7'), 30: t('shell:date.last_30') }
  const span = spanText(search)
  const all = [
    ...(span === undefined ? [] : [{ id: 'span', label: span, onClear: () => onSpan({}) }]),
    ...answers,
  ]
  /** The list as asked for; a text that its field has refused just now is told there instead. */
  const show = (): void => {
    if (!questions.current || !focusRefusedField(questions.current)) setOpen(false)
  }
  return (
    <>
      <div className={styles.bar}>
        <ChoiceChips
          legend={t('shell:date.range')}
          legendHidden
          scrolls
          choices={recordPeriods.map((period) => ({ value: period, label: labels[period] }))}
          value={span === undefined ? (search.period ?? usualPeriod) : null}
          onValueChange={(period) => onSpan({ period })}
        />
        <Button
          size="small"
          icon={<Icon name="filter" size={18} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <span>{t('shell:act.filter')}</span>
          {all.length > 0 && ` (${all.length})`}
        </Button>
        {all.length > 0 && (
          <ul className={styles.answers} aria-label={t('wallet:records.in_force')}>
            {all.map((answer) => (
              <li key={answer.id}>
                <button type="button" className={styles.answer} onClick={answer.onClear}>
                  <span className="visually-hidden">{t('wallet:records.take_back')} </span>
                  {answer.label}
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={label}
        closeLabel={t('shell:act.close')}
        footer={
          <>
            {/* It stands there from the start: what comes later moves its neighbour away under a press. */}
            <Button onClick={onClear} disabled={all.length === 0}>
              {t('wallet:bets.reset')}
            </Button>
            <Button variant="primary" onClick={show}>
              {t('wallet:records.show')}
            </Button>
          </>
        }
      >
        <div ref={questions} className={styles.questions}>
          <SpanFields search={search} now={now} onSpan={onSpan} />
          {children}
        </div>
      </Dialog>
    </>
  )
}
