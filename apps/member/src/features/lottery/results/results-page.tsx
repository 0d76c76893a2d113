import { dayKey, formatDate, startOfDay, startOfDayKey } from '@saola/i18n'
import { dayMs } from '@saola/rules'
import { DataAge, LoadFailed, useApp, useDocumentTitle, useLanguage } from '@saola/shell'
import { ChoiceChips, IconButton, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerRead } from '#shared/lottery/server-clock.ts'
import { digitViews, type DigitView } from '../board/board-rows.ts'
import { LotteryLinks } from '../lottery-links.tsx'
import { namesQuery, resultsQuery } from '../lottery-queries.ts'
import { useDrawEvents } from '../use-draw-events.ts'
import { useGroupName } from '../use-group-name.ts'
import { TicketTax } from '../ticket/ticket-tax.tsx'
import { boardDay } from './board-day.ts'
import { DayBoard } from './day-board.tsx'
import { resultGroups, type ResultsSearch } from './results-search.ts'
import styles from './results-page.module.css'

export type ResultsPageProps = { search: ResultsSearch; onSearch: (search: ResultsSearch) => void }

/** Groups that the state sells paper tickets of. */
const onPaper: readonly string[] = ['NORTH', 'CENTRAL', 'SOUTH', 'VIETLOTT']

const digits = [...'0123456789']

/** The results of a group of lotteries on a day, as boards are printed (lottery 59). */
export function ResultsPage({ search, onSearch }: ResultsPageProps): ReactElement {
  const { t } = useTranslation('lottery')
  const language = useLanguage()
  const { name } = useGroupName()
  const [view, setView] = useState<DigitView>('full')
  const [marked, setMarked] = useState<string>()
  const group = search.group ?? 'NORTH'
  const today = useServerRead((now) => startOfDay(now))
  const usual = useServerRead((now) => boardDay(group, now))
  const at = search.day === undefined ? usual : startOfDayKey(search.day)
  const day = dayKey(at)
  const app = useApp()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(resultsQuery(app, group, day))
  // A board without the names of its lotteries would show their codes.
  const { isPending: namesPending } = useQuery(namesQuery(app))
  useDocumentTitle(t('results'))
  useDrawEvents()
  const move = (days: number): void => {
    const next = startOfDay(at + days * dayMs)
    const { day: _day, ...rest } = search
    onSearch(next === usual ? rest : { ...rest, day: dayKey(next) })
  }
  return (
    <div className={styles.page}>
      <h1>{t('results')}</h1>
      <LotteryLinks current="results" />
      <DataAge at={dataUpdatedAt} />
      <div className={styles.filters}>
        <ChoiceChips
          legend={t('results.group')}
          legendHidden
          scrolls
          choices={resultGroups.map((each) => ({ value: each, label: name(each) }))}
          value={group}
          onValueChange={(each) => onSearch({ ...search, group: each })}
        />
        <div className={styles.day}>
          <IconButton icon="chevron-left" label={t('results.previous_day')} onClick={() => move(-1)} />
          <h2 className={styles.date}>{t('results.of', { day: formatDate(at, language) })}</h2>
          <IconButton
            icon="chevron-right"
            label={t('results.next_day')}
            disabled={at >= today}
            onClick={() => move(1)}
          />
        </div>
        <div className={styles.look}>
          <ChoiceChips
            legend={t('results.view')}
            legendHidden
            scrolls
            choices={digitViews.map((each) => ({ value: each, label: t(`results.view.${each}`) }))}
            value={view}
            onValueChange={setView}
          />
          <fieldset className={styles.marks} aria-label={t('results.mark')}>
            {digits.map((digit) => (
              <button
                key={digit}
                type="button"
                className={styles.mark}
                aria-pressed={digit === marked}
                onClick={() => setMarked(digit === marked ? undefined : digit)}
              >
                {digit}
              </button>
            ))}
          </fieldset>
        </div>
      </div>
      {data === undefined && error !== null && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {(data === undefined ? error === null : namesPending) && <Skeleton height="28rem" />}
      {data !== undefined && !namesPending && (
        <DayBoard
          key={`${group} ${day}`}
          draws={data.draws}
          closedReason={data.closedReason}
          day={formatDate(at, language)}
          view={view}
          marked={marked}
        />
      )}
      {data !== undefined && onPaper.includes(group) && (
        <p className={styles.tax}>
          <TicketTax />
        </p>
      )}
    </div>
  )
}
