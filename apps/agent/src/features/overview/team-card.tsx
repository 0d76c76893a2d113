import { formatNumber, formatRelativeDay } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { callQuery, unknownAmount, useApp, useBalanceText, useLanguage } from '@saola/shell'
import { Button, Card, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace } from '#shared/in-place.ts'
import { periodOf } from '#shared/list/period.ts'
import type { PeriodName } from '#shared/list/period-names.ts'
import { PersonLink } from '#shared/team/person-link.tsx'
import styles from './team-card.module.css'

/** How large the team is, what money it holds, and who came last. */
export function TeamCard({ period, now }: { period: PeriodName; now: number }): ReactElement {
  const { t } = useTranslation(['team', 'shell', 'transfer'])
  const { api } = useApp()
  const language = useLanguage()
  const balance = useBalanceText()
  // The figures above it say why, and ask again.
  const { data, error } = useQuery(inPlace(callQuery(api, calls.team.overview, periodOf(period, now))))
  const newest = useQuery(
    inPlace(callQuery(api, calls.team.downlines, { sort: 'registerDate', pageNo: 0, pageSize: 5 })),
  )
  const coming = (width: string) => (error === null ? <Skeleton width={width} /> : unknownAmount)
  const counts = [
    { label: t('team:overview.team_size'), value: data?.teamSize },
    { label: t('team:overview.agents'), value: data?.agentCount },
    { label: t('team:overview.players'), value: data?.playerCount },
  ].filter(({ value }) => data === undefined || value !== undefined)
  return (
    <Card title={t('team:overview.team')} aside={<Link to="/team">{t('shell:act.all')}</Link>}>
      <dl className={styles.facts}>
        {counts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{value === undefined ? coming('2em') : formatNumber(value, language)}</dd>
          </div>
        ))}
        {(data === undefined || data.teamBalance !== undefined) && (
          <div className={styles.balance}>
            <dt>{t('team:overview.team_balance')}</dt>
            <dd className="figures">
              {data?.teamBalance === undefined ? coming('8em') : balance(data.teamBalance)}
            </dd>
          </div>
        )}
      </dl>
      <h3 className={styles.heading}>{t('team:overview.newest')}</h3>
      <ul className={styles.people}>
        {newest.data?.list.map((person) => (
          <li key={person.customerId}>
            <PersonLink memberId={person.customerId}>{person.customerName}</PersonLink>
            {person.registerDate !== undefined && (
              <time>{formatRelativeDay(person.registerDate, language, now)}</time>
            )}
          </li>
        ))}
      </ul>
      {newest.isPending && <Skeleton height="8rem" />}
      <Button asChild wide>
        <Link to="/transfer">{t('transfer:title')}</Link>
      </Button>
    </Card>
  )
}
