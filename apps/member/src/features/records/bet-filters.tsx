import { gameFamilies } from '@saola/protocol'
import { useApp, useLanguage } from '@saola/shell'
import { Field, Select } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { catalogueQuery } from '#shared/games/title-queries.ts'
import { betStates, readBetSearch, type BetSearch } from './record-search.ts'
import styles from './records.module.css'

export type BetFiltersProps = { search: BetSearch; onSearch: (search: BetSearch) => void }

/** Narrows the betting record by state, game family and vendor; a change starts at page one. */
export function BetFilters({ search, onSearch }: BetFiltersProps): ReactElement {
  const { t } = useTranslation(['wallet', 'games'])
  const language = useLanguage()
  const vendors = useQuery({ ...catalogueQuery(useApp()), meta: { quiet: true } }).data?.vendors ?? []
  const { page: _page, ...kept } = search
  const change = (part: Record<string, string>): void => onSearch(readBetSearch({ ...kept, ...part }))
  return (
    <section className={styles.narrow} aria-label={t('wallet:bets.filters')}>
      <Field label={t('wallet:bets.status')} labelHidden>
        <Select
          value={search.status ?? ''}
          options={[
            { value: '', label: t('wallet:bets.status.all') },
            ...betStates.map((each) => ({ value: each, label: t(`wallet:bets.status.${each}`) })),
          ]}
          onChange={({ target }) => change({ status: target.value })}
        />
      </Field>
      <Field label={t('wallet:bets.family')} labelHidden>
        <Select
          value={search.family ?? ''}
          options={[
            { value: '', label: t('wallet:bets.family.all') },
            ...gameFamilies.map((each) => ({ value: each, label: t(`games:family.${each}`) })),
          ]}
          onChange={({ target }) => change({ family: target.value })}
        />
      </Field>
      <Field label={t('wallet:bets.vendor')} labelHidden>
        <Select
          value={search.vendor ?? ''}
          options={[
            { value: '', label: t('wallet:bets.vendor.all') },
            ...vendors.map(([code, vi, en]) => ({ value: code, label: language === 'en' ? en : vi })),
          ]}
          onChange={({ target }) => change({ vendor: target.value })}
        />
      </Field>
    </section>
  )
}
