import { ChoiceChips, Field, IconButton, Select } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '#shared/list/filter-bar.tsx'
import { SearchBox } from '#shared/list/search-box.tsx'
import { onlySaid } from '#shared/list/only-said.ts'
import {
  orderOf,
  sortedBy,
  teamScopes,
  teamSorts,
  teamTypes,
  type TeamFilter,
  type TeamSort,
} from './team-filter.ts'
import styles from './team-filters.module.css'

type TeamFiltersProps = { filter: TeamFilter; onFilter: (filter: TeamFilter, isTyping?: boolean) => void }

const sortTexts = {
  registerDate: 'team:list.registered',
  customerName: 'team:list.name',
  accountBalance: 'team:list.balance',
  teamSize: 'team:list.team_size',
  lastLogin: 'team:list.last_login',
} as const satisfies Record<TeamSort, string>

/** Whom to show and, on a phone, in which order. Each answer starts at page 1 again. */
export function TeamFilters({ filter, onFilter }: TeamFiltersProps): ReactElement {
  const { t } = useTranslation(['team', 'shell'])
  const { page: _, ...first } = filter
  const { q, scope, type, ...rest } = first
  const { sort, order } = orderOf(filter)
  return (
    <FilterBar
      label={t('team:list.filters')}
      answered={[scope, type].filter(Boolean).length}
      search={
        <SearchBox
          label={t('team:list.search')}
          value={q ?? ''}
          onChange={(words) =>
            onFilter({ ...rest, ...onlySaid({ scope, type, q: words === '' ? undefined : words }) }, true)
          }
        />
      }
    >
      <ChoiceChips
        legend={t('team:list.scope')}
        choices={teamScopes.map((each) => ({ value: each, label: t(`team:list.scope.${each}`) }))}
        value={scope ?? 'all'}
        onValueChange={(each) =>
          onFilter({ ...rest, ...onlySaid({ q, type, scope: each === 'all' ? undefined : each }) })
        }
      />
      <ChoiceChips
        legend={t('team:list.user_type')}
        choices={teamTypes.map((each) => ({ value: each, label: t(`team:list.user_type.${each}`) }))}
        value={type ?? 'all'}
        onValueChange={(each) =>
          onFilter({ ...rest, ...onlySaid({ q, scope, type: each === 'all' ? undefined : each }) })
        }
      />
      <div className={styles.sort}>
        <Field label={t('team:list.sort')}>
          <Select
            value={sort}
            options={teamSorts.map((each) => ({ value: each, label: t(sortTexts[each]) }))}
            onChange={(event) => {
              const chosen = teamSorts.find((each) => each === event.target.value)
              if (chosen !== undefined && chosen !== sort) onFilter(sortedBy(filter, chosen))
            }}
          />
        </Field>
        <IconButton
          variant="raised"
          icon={order === 'asc' ? 'chevron-up' : 'chevron-down'}
          label={t(order === 'asc' ? 'shell:table.sort_down' : 'shell:table.sort_up')}
          onClick={() => onFilter(sortedBy(filter, sort))}
        />
      </div>
    </FilterBar>
  )
}
