import { turnTo } from '@saola/shell'
import { ChoiceChips, Field, IconButton, Select } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '#shared/list/filter-bar.tsx'
import { SearchBox } from '#shared/list/search-box.tsx'
import { onlySaid } from '#shared/list/only-said.ts'
import {
  orderOf,
  sortedBy,
  teamActivities,
  teamScopes,
  teamSorts,
  teamStatuses,
  teamTypes,
  type TeamFilter,
  type TeamSort,
} from '#shared/team/team-filter.ts'
import { quietDays } from '#shared/team/team-request.ts'
import styles from './team-filters.module.css'

type TeamFiltersProps = {
  filter: TeamFilter
  onFilter: (filter: TeamFilter, isTyping?: boolean) => void
  /** A tree has an order of its own, and its branches stand in it. */
  isTree?: boolean
}

const sortTexts = {
  registerDate: 'team:list.registered',
  customerName: 'team:list.name',
  accountBalance: 'team:list.balance',
  teamSize: 'team:list.team_size',
  lastLogin: 'team:list.last_login',
} as const satisfies Record<TeamSort, string>

const statusTexts = {
  all: 'team:list.user_type.all',
  active: 'team:list.status.active',
  disabled: 'team:list.status.disabled',
  paused: 'team:list.status.paused',
} as const

/** What a filter asks beside its order and its branch; undefined takes a question back. */
type Answer = {
  [Question in 'q' | 'scope' | 'type' | 'status' | 'activity']?: TeamFilter[Question] | undefined
}

/** Whom to show and, on a phone, in which order. Each answer starts at page 1 again. */
export function TeamFilters({ filter, onFilter, isTree = false }: TeamFiltersProps): ReactElement {
  const { t } = useTranslation(['team', 'shell'])
  const { q, scope, type, status, activity, ...kept } = turnTo(filter, 1)
  const { sort, order } = orderOf(filter)
  const ask = (answer: Answer, isTyping?: boolean): void =>
    onFilter({ ...kept, ...onlySaid({ q, scope, type, status, activity, ...answer }) }, isTyping)
  return (
    <FilterBar
      isFolded
      label={t('team:list.filters')}
      answered={[scope, type, status, activity].filter(Boolean).length}
      search={
        <SearchBox
          label={t('team:list.search')}
          value={q ?? ''}
          onChange={(words) => ask({ q: words === '' ? undefined : words }, true)}
        />
      }
    >
      {!isTree && (
        <ChoiceChips
          legend={t('team:list.scope')}
          choices={teamScopes.map((each) => ({ value: each, label: t(`team:list.scope.${each}`) }))}
          value={scope ?? 'all'}
          onValueChange={(each) => ask({ scope: each === 'all' ? undefined : each })}
        />
      )}
      <ChoiceChips
        legend={t('team:list.user_type')}
        choices={teamTypes.map((each) => ({ value: each, label: t(`team:list.user_type.${each}`) }))}
        value={type ?? 'all'}
        onValueChange={(each) => ask({ type: each === 'all' ? undefined : each })}
      />
      <ChoiceChips
        legend={t('team:list.status')}
        choices={teamStatuses.map((each) => ({ value: each, label: t(statusTexts[each]) }))}
        value={status ?? 'all'}
        onValueChange={(each) => ask({ status: each === 'all' ? undefined : each })}
      />
      <ChoiceChips
        legend={t('team:list.activity')}
        choices={teamActivities.map((each) => ({
          value: each,
          label: t(`team:list.activity.${each}`, { days: quietDays }),
        }))}
        value={activity ?? 'all'}
        onValueChange={(each) => ask({ activity: each === 'all' ? undefined : each })}
      />
      {!isTree && (
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
      )}
    </FilterBar>
  )
}
