import { Field, Select } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '#shared/list/filter-bar.tsx'
import { PeriodChips } from '#shared/list/period-chips.tsx'
import { SearchBox } from '#shared/list/search-box.tsx'
import { onlySaid } from '#shared/list/only-said.ts'
import { betStatuses, usualPeriod, type BetFilter } from './bet-filter.ts'

type BetFiltersProps = { filter: BetFilter; onFilter: (filter: BetFilter, isTyping?: boolean) => void }

/** Whose bets, in which state, from which time. Each answer starts at page 1 again. */
export function BetFilters({ filter, onFilter }: BetFiltersProps): ReactElement {
  const { t } = useTranslation(['team', 'wallet'])
  const { q, member, status, period } = filter
  return (
    <FilterBar
      label={t('team:bets.filters')}
      answered={[status, period].filter(Boolean).length}
      search={
        member === undefined && (
          <SearchBox
            label={t('team:list.search')}
            value={q ?? ''}
            onChange={(words) =>
              onFilter(onlySaid({ q: words === '' ? undefined : words, status, period }), true)
            }
          />
        )
      }
    >
      <Field label={t('wallet:bets.status')}>
        <Select
          value={status ?? ''}
          options={[
            { value: '', label: t('team:bets.status.all') },
            ...betStatuses.map((each) => ({ value: each, label: t(`wallet:bets.status.${each}`) })),
          ]}
          onChange={(event) => {
            const chosen = betStatuses.find((each) => each === event.target.value)
            onFilter(onlySaid({ q, member, period, status: chosen }))
          }}
        />
      </Field>
      <PeriodChips
        value={period ?? usualPeriod}
        onChange={(name) => onFilter(onlySaid({ q, member, status, period: name }))}
      />
    </FilterBar>
  )
}
