import { dayKey, formatMoney, formatNumber } from '@saola/i18n'
import { calls, type IncomeReport } from '@saola/protocol'
import { callQuery, useApp, useHasCalls, useLanguage } from '@saola/shell'
import { Card, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace } from '#shared/in-place.ts'
import { quietDays } from '#shared/team/team-request.ts'
import styles from './own-today.module.css'
import { useWaiting } from './use-waiting.ts'

const kinds = ['salary', 'dividend', 'promotion'] as const satisfies readonly (keyof IncomeReport['footer'])[]

type Figures = { [Name in 'total' | (typeof kinds)[number]]?: number | undefined }

/** What a day brought: the sum of the report of that day alone, or its row where the gateway sums up nothing. */
function earnedOn(day: string, { footer, list }: IncomeReport): Figures | undefined {
  return footer.total === undefined ? list.find(({ id }) => id === day) : footer
}

/** What concerns the agent alone: what today brought in, what is owed, and what waits for an answer or a call. */
export function OwnToday({ now }: { now: number }): ReactElement {
  const { t } = useTranslation('team')
  const language = useLanguage()
  const { contracts, quiet } = useWaiting()
  const hasContracts = useHasCalls('contracts.owed')
  const hasNothing = contracts === 0 && quiet === 0
  return (
    <div className={styles.cards}>
      <Earned now={now} />
      {hasContracts && <Owed />}
      <Card title={t('overview.waiting')}>
        {(contracts === undefined || quiet === undefined) && <Skeleton height="3rem" />}
        {hasNothing && <p className={styles.quiet}>{t('overview.nothing_waiting')}</p>}
        <ul className={styles.list}>
          {contracts !== undefined && contracts > 0 && (
            <li>
              <Link to="/contracts">{t('overview.waiting_contracts')}</Link>
              <b translate="no" className="figures">
                {formatNumber(contracts, language)}
              </b>
            </li>
          )}
          {quiet !== undefined && quiet > 0 && (
            <li>
              <Link to="/team" search={{ activity: 'quiet' }}>
                {t('overview.waiting_quiet', { days: quietDays })}
              </Link>
              <b translate="no" className="figures">
                {formatNumber(quiet, language)}
              </b>
            </li>
          )}
        </ul>
      </Card>
    </div>
  )
}

function Earned({ now }: { now: number }): ReactElement {
  const { t } = useTranslation('team')
  const language = useLanguage()
  const { api } = useApp()
  const today = dayKey(now)
  const input = { startDate: today, endDate: today, pageNo: 1, pageSize: 1 }
  const { data, error } = useQuery(inPlace(callQuery(api, calls.team.income, input)))
  const figures = data && earnedOn(today, data)
  return (
    <Card
      title={t('overview.earned_today')}
      aside={<Link to="/reports/income">{t('overview.earned_days')}</Link>}
    >
      <p className={styles.amount}>
        {figures?.total !== undefined && (
          <span translate="no" className="figures">
            {formatMoney(figures.total, language)}
          </span>
        )}
        {!data && error === null && <Skeleton width="6em" />}
        {(error !== null || (data && figures?.total === undefined)) && <span>{t('overview.unknown')}</span>}
      </p>
      <ul className={styles.list}>
        {kinds
          .filter((kind) => (figures?.[kind] ?? 0) !== 0)
          .map((kind) => (
            <li key={kind}>
              {t(`overview.earned.${kind}`)}
              <b translate="no" className="figures">
                {formatMoney(figures?.[kind] ?? 0, language)}
              </b>
            </li>
          ))}
      </ul>
    </Card>
  )
}

/** Open bills and running periods of the contracts that the agent pays, and what its balance lacks for them. */
function Owed(): ReactElement {
  const { t } = useTranslation('team')
  const language = useLanguage()
  const { api } = useApp()
  const { data, error } = useQuery(inPlace(callQuery(api, calls.contracts.owed)))
  return (
    <Card title={t('overview.owed')} aside={<Link to="/contracts/bills">{t('overview.owed_bills')}</Link>}>
      <p className={styles.amount}>
        {data && (
          <span translate="no" className="figures">
            {formatMoney(data.due, language)}
          </span>
        )}
        {!data && error === null && <Skeleton width="6em" />}
        {error !== null && <span>{t('overview.unknown')}</span>}
      </p>
      {data && (
        <ul className={styles.list}>
          {data.expected > 0 && (
            <li>
              {t('overview.owed_next')}
              <b translate="no" className="figures">
                {formatMoney(data.expected, language)}
              </b>
            </li>
          )}
          {data.shortfall !== undefined && data.shortfall > 0 && (
            <li className={styles.short}>
              {t('overview.owed_short')}
              <b translate="no" className="figures">
                {formatMoney(data.shortfall, language)}
              </b>
            </li>
          )}
        </ul>
      )}
    </Card>
  )
}
