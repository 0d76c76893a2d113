import { gameFamilies } from '@saola/protocol'
import { useApp, useLanguage, turnTo } from '@saola/shell'
import { ChoiceChips, Field, Select } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { catalogueQuery } from '#shared/games/title-queries.ts'
import { RecordFilter } from './filter/record-filter.tsx'
import { betStates, readBetSearch, type BetSearch } from './record-search.ts'

export type BetFiltersProps = {
  search: BetSearch
  now: number
  /** A change starts at page one. */
  onSearch: (search: BetSearch) => void
}

/** Narrows the betting record by time, state, game family and vendor. */
export function BetFilters({ search, now, onSearch }: BetFiltersProps): ReactElement {
  const { t } = useTranslation(['wallet', 'games'])
  const language = useLanguage()
  const vendors = useQuery({ ...catalogueQuery(useApp()), meta: { quiet: true } }).data?.vendors ?? []
  const vendorNames = new Map(vendors.map(([code, vi, en]) => [code, language === 'vi' ? vi : en]))
  const kept = turnTo(search, 1)
  const { status, family, vendor } = search
  const change = (part: Record<string, string>): void => onSearch(readBetSearch({ ...kept, ...part }))
  const answers = [
    ...(status === undefined ? [] : [{ id: 'status', label: t(`wallet:bets.status.${status}`) }]),
    ...(family === undefined ? [] : [{ id: 'family', label: t(`games:family.${family}`) }]),
    ...(vendor === undefined ? [] : [{ id: 'vendor', label: vendorNames.get(vendor) ?? vendor }]),
  ].map((answer) => ({ ...answer, onClear: () => change({ [answer.id]: '' }) }))
  return (
    <RecordFilter
      label={t('wallet:bets.filters')}
      search={search}
      now={now}
      onSpan={(span) => onSearch(readBetSearch({ status, family, vendor, ...span }))}
      answers={answers}
      onClear={() => onSearch({})}
    >
      <ChoiceChips
        legend={t('wallet:bets.status')}
        choices={[
          { value: '', label: t('wallet:bets.status.all') },
          ...betStates.map((each) => ({ value: each, label: t(`wallet:bets.status.${each}`) })),
        ]}
        value={status ?? ''}
        onValueChange={(value) => change({ status: value })}
      />
      <ChoiceChips
        legend={t('wallet:bets.family')}
        choices={[
          { value: '', label: t('wallet:bets.family.all') },
          ...gameFamilies.map((each) => ({ value: each, label: t(`games:family.${each}`) })),
        ]}
        value={family ?? ''}
        onValueChange={(value) => change({ family: value })}
      />
      <Field label={t('wallet:bets.vendor')}>
        <Select
          value={vendor ?? ''}
          options={[
            { value: '', label: t('wallet:bets.vendor.all') },
            ...[...vendorNames].map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ target }) => change({ vendor: target.value })}
        />
      </Field>
    </RecordFilter>
  )
}
