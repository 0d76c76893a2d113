import { calls } from '@saola/protocol'
import { hasCall, useCapabilities } from '@saola/shell'
import { Icon, Select } from '@saola/ui'
import { memo, useMemo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './filter-bar.module.css'
import { useFilterName } from './use-filter-name.ts'
import { withoutFilter, type countVendors, type GameFilters } from '../catalogue/game-filters.ts'

export type FilterBarProps = {
  filters: GameFilters
  /** The vendors of what the other filters leave, and the chosen one even without a title. */
  vendors: ReturnType<typeof countVendors>
  onFilters: (filters: GameFilters) => void
}

const switches = ['open', 'hot', 'fresh', 'demo', 'favourite', 'minBet', 'lines'] as const

/** What a chosen filter writes into the address; the others are switches. */
const chosenNumber = { minBet: 1, lines: 25 } as const

/** What narrows the list: the vendor with how many titles each has, and what is on or off. */
export const FilterBar = memo(function FilterBar(props: FilterBarProps): ReactElement {
  const { filters, vendors, onFilters } = props
  const { t } = useTranslation('games')
  const nameOf = useFilterName()
  const keepsFavorites = hasCall(useCapabilities(), calls.games.favorites.id)
  const offered = switches.filter((name) => name !== 'favourite' || keepsFavorites)
  const chosen = filters.vendor
  const options = useMemo(
    () => [
      { value: '', label: t('vendor.all') },
      ...vendors.map(({ vendor, name, count }) => ({
        value: vendor,
        label: t('vendor.option', { name, count }),
      })),
    ],
    [t, vendors],
  )
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">{t('filter.group')}</legend>
      <Select
        className={styles.vendor}
        aria-label={t('vendor')}
        value={chosen ?? ''}
        options={options}
        onChange={({ target: { value } }) => {
          const others = withoutFilter(filters, 'vendor')
          onFilters(value === '' ? others : { ...others, vendor: value })
        }}
      />
      {offered.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.chip}
          aria-pressed={filters[name] !== undefined}
          onClick={() =>
            onFilters(
              filters[name] === undefined
                ? { ...filters, [name]: name === 'minBet' || name === 'lines' ? chosenNumber[name] : true }
                : withoutFilter(filters, name),
            )
          }
        >
          {filters[name] && <Icon name="check" size={16} />}
          <span>{nameOf(name)}</span>
        </button>
      ))}
    </fieldset>
  )
})
