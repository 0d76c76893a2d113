import { contractKinds } from '@saola/rules'
import { ChoiceChips, Field, Select } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '#shared/list/filter-bar.tsx'
import { onlySaid } from '#shared/list/only-said.ts'
import { PeriodChips } from '#shared/list/period-chips.tsx'
import { shownStates, usualPeriod, type BillFilter } from './bill-filter.ts'

type BillFiltersProps = { filter: BillFilter; onFilter: (filter: BillFilter) => void }

/** Which side's bills, of which kind, in which state, from which time. Each answer starts at page 1 again. */
export function BillFilters({ filter, onFilter }: BillFiltersProps): ReactElement {
  const { t } = useTranslation('contracts')
  const { side, kind, state, period } = filter
  return (
    <FilterBar
      label={t('bills.filters')}
      answered={[kind, state, period].filter(Boolean).length}
      search={
        <ChoiceChips
          legend={t('bills.side')}
          legendHidden
          choices={(['upline', 'downline'] as const).map((value) => ({
            value,
            label: t(`bills.side.${value}`),
          }))}
          value={side ?? 'upline'}
          onValueChange={(value) => onFilter(onlySaid({ kind, period, side: value }))}
        />
      }
    >
      <Field label={t('field.type')}>
        <Select
          value={kind ?? ''}
          options={[
            { value: '', label: t('bills.kind_all') },
            ...contractKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
          ]}
          onChange={(event) => {
            const chosen = contractKinds.find((each) => each === event.target.value)
            onFilter(onlySaid({ side, state, period, kind: chosen }))
          }}
        />
      </Field>
      <Field label={t('field.status')}>
        <Select
          value={state ?? ''}
          options={[
            { value: '', label: t('bills.state_all') },
            ...shownStates.map((value) => ({
              value,
              label: t(value === 'open' ? 'bills.state_open' : `bill.${value}`),
            })),
          ]}
          onChange={(event) => {
            const chosen = shownStates.find((each) => each === event.target.value)
            onFilter(onlySaid({ side, kind, period, state: chosen }))
          }}
        />
      </Field>
      {state !== 'open' && (
        <PeriodChips
          value={period ?? usualPeriod}
          onChange={(name) => onFilter(onlySaid({ side, kind, state, period: name }))}
        />
      )}
    </FilterBar>
  )
}
