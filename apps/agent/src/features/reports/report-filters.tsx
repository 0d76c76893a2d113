import { gameFamilies, moneyKinds, reportCuts } from '@saola/protocol'
import { DayEntry, useServerNow, turnTo } from '@saola/shell'
import { ChoiceChips, Field, Select } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '#shared/list/filter-bar.tsx'
import { SearchBox } from '#shared/list/search-box.tsx'
import { reportPeriods, type ReportFilter } from './report-filter.ts'
import { daysOf } from './report-request.ts'
import styles from './report-filters.module.css'
import type { FilterWay } from './report-view.tsx'

/** A question that a report may answer, beside the one for its days, which all have. */
export type FilterPart = 'name' | 'cut' | 'scope' | 'role' | 'family' | 'kind'

type ReportFiltersProps = {
  parts: readonly FilterPart[]
  filter: ReportFilter
  onFilter: (filter: ReportFilter, way: FilterWay) => void
}

/** Whose figures, of what, from which days. Each answer starts at page 1 again. */
export function ReportFilters({ parts, filter, onFilter }: ReportFiltersProps): ReactElement {
  const { t } = useTranslation(['reports', 'team', 'shell', 'games'])
  const rest = turnTo(filter, 1)
  const has = (part: FilterPart): boolean => parts.includes(part)
  function answer<Name extends keyof ReportFilter>(name: Name, value: ReportFilter[Name] | undefined): void {
    const { [name]: _before, ...others } = rest
    onFilter(value === undefined ? (others as ReportFilter) : { ...rest, [name]: value }, 'choice')
  }
  const answered = [filter.type, filter.family, filter.vendor, filter.kind, filter.scope].filter(
    Boolean,
  ).length
  return (
    <FilterBar
      label={t('reports:filters')}
      answered={answered}
      search={
        has('name') && (
          <SearchBox
            label={t('reports:filter.account')}
            value={filter.q ?? ''}
            onChange={(words) => {
              const { q: _before, ...others } = rest
              onFilter(words === '' ? others : { ...others, q: words }, 'typing')
            }}
          />
        )
      }
    >
      <ReportDays filter={filter} onFilter={onFilter} />
      {has('cut') && (
        <ChoiceChips
          legend={t('reports:filter.cut')}
          scrolls
          choices={reportCuts.map((each) => ({ value: each, label: t(`reports:cut.${each}`) }))}
          value={filter.cut ?? 'account'}
          onValueChange={(each) => {
            // An order by one of the accounts' columns may mean nothing in another cut.
            const { sort: _sort, order: _order, cut: _cut, ...others } = rest
            onFilter(each === 'account' ? others : { ...others, cut: each }, 'choice')
          }}
        />
      )}
      {has('scope') && (
        <ChoiceChips
          legend={t('reports:filter.summary')}
          choices={[
            { value: 'team', label: t('reports:summary.team') },
            { value: 'own', label: t('reports:summary.own') },
          ]}
          value={filter.scope ?? 'team'}
          onValueChange={(each) => answer('scope', each === 'own' ? each : undefined)}
        />
      )}
      {has('role') && (
        <ChoiceChips
          legend={t('reports:filter.account_type')}
          choices={(['all', 'agent', 'player'] as const).map((each) => ({
            value: each,
            label: t(`team:list.user_type.${each}`),
          }))}
          value={filter.type ?? 'all'}
          onValueChange={(each) => answer('type', each === 'all' ? undefined : each)}
        />
      )}
      {has('family') && (
        <Field label={t('reports:filter.family')}>
          <Select
            value={filter.family ?? ''}
            options={[
              { value: '', label: t('games:family.ALL') },
              ...gameFamilies.map((each) => ({ value: each, label: t(`games:family.${each}`) })),
            ]}
            onChange={({ target }) =>
              answer(
                'family',
                gameFamilies.find((each) => each === target.value),
              )
            }
          />
        </Field>
      )}
      {has('kind') && (
        <Field label={t('reports:filter.transaction_type')}>
          <Select
            value={filter.kind ?? ''}
            options={[
              { value: '', label: t('reports:kind.all') },
              ...moneyKinds.map((each) => ({ value: each, label: t(`reports:kind.${each}`) })),
            ]}
            onChange={({ target }) =>
              answer(
                'kind',
                moneyKinds.find((each) => each === target.value),
              )
            }
          />
        </Field>
      )}
    </FilterBar>
  )
}

/** The days as chips and, for any others, as two dates. */
function ReportDays({ filter, onFilter }: Pick<ReportFiltersProps, 'filter' | 'onFilter'>): ReactElement {
  const { t } = useTranslation('shell')
  const now = useServerNow(undefined)
  const { period, from, to, ...rest } = turnTo(filter, 1)
  const { startDate, endDate } = daysOf(filter, now)
  const isByDate = period === undefined && (from !== undefined || to !== undefined)
  return (
    <>
      <ChoiceChips
        legend={t('date.range')}
        scrolls
        choices={reportPeriods.map((name) => ({ value: name, label: t(`date.${name}`) }))}
        value={isByDate ? null : (period ?? 'this_month')}
        onValueChange={(name) => onFilter(name === 'this_month' ? rest : { ...rest, period: name }, 'choice')}
      />
      <div className={styles.dates}>
        <DayEntry
          label={t('date.from')}
          day={startDate}
          max={endDate}
          onDay={(day) => onFilter({ ...rest, from: day, to: endDate }, 'choice')}
        />
        <DayEntry
          label={t('date.to')}
          day={endDate}
          min={startDate}
          onDay={(day) => onFilter({ ...rest, from: startDate, to: day }, 'choice')}
        />
      </div>
    </>
  )
}
