import { activityGroups } from '@saola/protocol'
import { useApp, useRight, useSession } from '@saola/shell'
import { ChoiceChips, Field, Select } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { onlySaid } from '#shared/list/only-said.ts'
import type { ActivityFilter } from './activity-filter.ts'
import styles from './activity-page.module.css'
import { actorsQuery } from './activity-query.ts'

type ActivityFiltersProps = { filter: ActivityFilter; onFilter: (filter: ActivityFilter) => void }

/** Which acts, and of an owner's people whose. */
export function ActivityFilters({ filter, onFilter }: ActivityFiltersProps): ReactElement {
  const { t } = useTranslation('subaccounts')
  const { group, who } = filter
  const isOwner = useRight('owner')
  return (
    <div className={styles.filters}>
      <ChoiceChips
        legend={t('activity.group')}
        legendHidden
        scrolls
        choices={['all' as const, ...activityGroups].map((value) => ({
          value,
          label: t(`activity.group.${value}`),
        }))}
        value={group ?? 'all'}
        onValueChange={(value) => onFilter(onlySaid({ who, group: value === 'all' ? undefined : value }))}
      />
      {isOwner && <Actors filter={filter} onFilter={onFilter} />}
    </div>
  )
}

/** Nothing to choose for somebody who works alone. */
function Actors({ filter: { group, who }, onFilter }: ActivityFiltersProps): ReactElement | null {
  const { t } = useTranslation('subaccounts')
  const { member } = useSession()
  const people = useQuery(actorsQuery(useApp())).data?.list ?? []
  if (people.length === 0) return null
  return (
    <Field label={t('activity.who')}>
      <Select
        value={who === undefined ? '' : String(who)}
        options={[
          { value: '', label: t('activity.who.all') },
          { value: member?.id ?? '0', label: t('activity.who.me') },
          ...people.map(({ customerId, label }) => ({ value: customerId, label })),
        ]}
        onChange={({ target: { value } }) =>
          onFilter(onlySaid({ group, who: value === '' ? undefined : Number(value) }))
        }
      />
    </Field>
  )
}
