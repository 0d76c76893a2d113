import { LoadFailed } from '@saola/shell'
import { Dialog, EmptyState, LoadingMark, Button } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { atPlace, hasTreeFilter, type TeamFilter } from '#shared/team/team-filter.ts'
import { useWide } from '#shared/use-wide.ts'
import { AccountPanel } from './panel/account-panel.tsx'
import { SearchHits } from './search-hits.tsx'
import { TeamFilters } from './team-filters.tsx'
import { TeamHead } from './team-head.tsx'
import { TeamPath } from './team-path.tsx'
import { knownPath } from './tree/tree-data.ts'
import { TeamTree } from './tree/team-tree.tsx'
import { TreeTools } from './tree/tree-tools.tsx'
import { useTeamTree } from './tree/use-team-tree.ts'
import styles from './tree-page.module.css'

type TreePageProps = {
  filter: TeamFilter
  /** `typing` should not fill the history, `page` starts at the top. */
  onFilter: (filter: TeamFilter, way: 'typing' | 'page' | 'choice') => void
}

/** The team as a tree that one walks, with what can be done for the account one looks at. */
export function TreePage({ filter, onFilter }: TreePageProps): ReactElement {
  const ask = (next: TeamFilter, isTyping?: boolean): void => onFilter(next, isTyping ? 'typing' : 'choice')
  return (
    <>
      <TeamHead filter={filter} />
      <TeamFilters filter={filter} onFilter={ask} isTree />
      {filter.q === undefined ? (
        <Walk filter={filter} onFilter={onFilter} />
      ) : (
        <SearchHits name={filter.q} filter={filter} onReset={() => onFilter(atPlace(filter), 'choice')} />
      )}
    </>
  )
}

function Walk({ filter, onFilter }: TreePageProps): ReactElement {
  const { t } = useTranslation(['team', 'shell'])
  const tree = useTeamTree(filter)
  const isWide = useWide()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const { data } = tree
  const at = filter.at === undefined ? undefined : String(filter.at)
  const close = t('shell:act.close')
  if (tree.error !== null) return <LoadFailed error={tree.error} onRetry={tree.retry} />
  if (data === undefined) {
    return (
      <div className={styles.loading} aria-busy="true">
        <LoadingMark size={40} />
      </div>
    )
  }
  if (data.direct === 0) {
    return hasTreeFilter(filter) ? (
      <EmptyState
        title={t('shell:state.none_found')}
        action={<Button onClick={() => onFilter({}, 'choice')}>{t('team:bets.reset')}</Button>}
      />
    ) : (
      <EmptyState title={t('team:list.empty')} />
    )
  }
  const path = at === undefined ? [] : knownPath(data, at)
  return (
    <>
      {path.length > 0 && (
        <div className={styles.path}>
          <TeamPath
            path={[{ customerId: data.root, customerName: '' }, ...path]}
            leadTo={(id) => atPlace(filter, id)}
          />
        </div>
      )}
      <div className={styles.sides}>
        <section className={styles.tree} aria-label={t('team:list')}>
          <TreeTools tree={tree} />
          <TeamTree
            tree={tree}
            data={data}
            filter={filter}
            onChoose={(id) => {
              onFilter({ ...filter, at: Number(id) }, 'choice')
              setSheetOpen(true)
            }}
          />
        </section>
        {isWide && (
          <aside className={styles.panel} aria-label={t('team:detail')}>
            {at === undefined ? (
              <EmptyState title={t('team:tree.choose')}>{t('team:tree.keys')}</EmptyState>
            ) : (
              <AccountPanel customerId={at} />
            )}
          </aside>
        )}
      </div>
      {!isWide && at !== undefined && (
        <Dialog
          open={isSheetOpen}
          onOpenChange={setSheetOpen}
          title={data.rows.get(at)?.customerName ?? t('team:detail')}
          closeLabel={close}
        >
          <AccountPanel customerId={at} isTitled />
        </Dialog>
      )}
    </>
  )
}
