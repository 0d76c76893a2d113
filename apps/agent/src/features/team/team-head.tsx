import { calls } from '@saola/protocol'
import { hasCall, useCapabilities, useRight } from '@saola/shell'
import { Button, TabLinks } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#shared/frame/page-head.tsx'
import { inView, type TeamFilter } from '#shared/team/team-filter.ts'
import styles from './team-head.module.css'

/** The title of the team, and its two views with the filter that both have. */
export function TeamHead({ filter }: { filter: TeamFilter }): ReactElement {
  const { t } = useTranslation('team')
  const hasTree = hasCall(useCapabilities(), calls.team.branch.id)
  const mayOpen = useRight('opening.read')
  const views = [
    { href: '/team', view: undefined, label: t('tree.view.tree') },
    { href: '/team?view=table', view: 'table', label: t('tree.view.table') },
  ] as const
  return (
    <>
      <PageHead title={t('list')}>
        <div className={styles.acts}>
          <Button asChild>
            <Link to="/team/bets">{t('bets')}</Link>
          </Button>
          {mayOpen && (
            <Button asChild>
              <Link to="/opening">{t('opening')}</Link>
            </Button>
          )}
        </div>
      </PageHead>
      {hasTree && (
        <div className={styles.views}>
          <TabLinks
            label={t('tree.view')}
            links={views.map((each) => ({ ...each, current: each.view === filter.view }))}
            renderLink={({ href, ...props }) => (
              <Link
                {...props}
                to="/team"
                search={inView(filter, views.find((each) => each.href === href)?.view)}
                activeOptions={{ exact: true }}
              />
            )}
          />
        </div>
      )}
    </>
  )
}
