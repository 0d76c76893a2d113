import { Icon, Select } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './filter-bar.module.css'
import { withoutFilter, type countVendors, type GameFilters } from '../catalogue/game-filters.ts'

export type FilterBarProps = {
  filters: GameFilters
  /** The vendors of what the other filters leave, and the chosen one even without a title. */
  vendors: ReturnType<typeof countVendors>
  onFilters: (filters: GameFilters) => void
}

const switches = [
  { name: 'hot', text: 'status.hot' },
  { name: 'demo', text: 'filter.demo' },
  { name: 'favourite', text: 'rail.favorites' },
] as const

/** What narrows the list: the vendor with how many titles each has, and three things that are on or off. */
export function FilterBar({ filters, vendors, onFilters }: FilterBarProps): ReactElement {
  const { t } = useTranslation('games')
  const chosen = filters.vendor
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">{t('filter.group')}</legend>
      <Select
        className={styles.vendor}
        aria-label={t('vendor')}
        value={chosen ?? ''}
        options={[
          { value: '', label: t('vendor.all') },
          ...vendors.map(({ vendor, name, count }) => ({
            value: vendor,
            label: t('vendor.option', { name, count }),
          })),
        ]}
        onChange={({ target: { value } }) => {
          const others = withoutFilter(filters, 'vendor')
          onFilters(value === '' ? others : { ...others, vendor: value })
        }}
      />
      {switches.map(({ name, text }) => (
        <button
          key={name}
          type="button"
          className={styles.chip}
          aria-pressed={filters[name] === true}
          onClick={() =>
            onFilters(filters[name] ? withoutFilter(filters, name) : { ...filters, [name]: true })
          }
        >
          {filters[name] && <Icon name="check" size={16} />}
          {t(text)}
        </button>
      ))}
    </fieldset>
  )
}
