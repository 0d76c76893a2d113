import { isNotFound, useApp, LoadFailed } from '@saola/shell'
import { Button, LoadingMark } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#shared/frame/page-head.tsx'
import { atPlace } from '#shared/team/team-filter.ts'
import { StatusBadge, TypeBadge } from '#shared/team/account-badges.tsx'
import { MemberBets } from './member-bets.tsx'
import { MemberFacts } from './member-facts.tsx'
import styles from './member-page.module.css'
import { NobodyHere } from './nobody-here.tsx'
import { MemberTotals } from './member-totals.tsx'
import { memberQuery } from './team-queries.ts'
import { TeamPath } from './team-path.tsx'

/** One account of the team: who it is, where it stands, its totals and its last bets. */
export function MemberPage({ customerId }: { customerId: string }): ReactElement {
  const { t } = useTranslation('team')
  const query = useQuery(memberQuery(useApp(), customerId))
  const person = query.data
  if (isNotFound(query.error)) return <NobodyHere />
  if (query.error !== null) {
    return (
      <>
        <PageHead title={t('detail')} />
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      </>
    )
  }
  if (person === undefined) {
    return (
      <div className={styles.loading} aria-busy="true">
        <LoadingMark size={40} />
      </div>
    )
  }
  return (
    <>
      <TeamPath path={person.path} leadTo={(id) => atPlace({}, id)} />
      <PageHead
        title={person.customerName}
        note={
          <span className={styles.badges}>
            <TypeBadge type={person.type} />
            <StatusBadge activeFlag={person.activeFlag} isPaused={person.isPaused} />
          </span>
        }
      >
        <div className={styles.acts}>
          {person.teamSize > 0 && (
            <Button asChild>
              <Link to="/team" search={atPlace({}, person.customerId)}>
                {t('detail.branch')}
              </Link>
            </Button>
          )}
          {person.activeFlag === 1 && person.isPaused !== true && (
            <Button asChild variant="primary">
              <Link to="/transfer" search={{ to: person.customerName, id: Number(person.customerId) }}>
                {t('panel.transfer')}
              </Link>
            </Button>
          )}
        </div>
      </PageHead>
      <div className={styles.grid}>
        <MemberFacts person={person} />
        <MemberTotals person={person} />
      </div>
      <MemberBets customerId={customerId} />
    </>
  )
}
