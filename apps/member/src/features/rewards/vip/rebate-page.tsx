import { formatDateTime, formatMoney, formatRate } from '@saola/i18n'
import { calls, type RebateClaim, type RebatePart } from '@saola/protocol'
import {
  LoadFailed,
  Offered,
  useApp,
  useDocumentTitle,
  useLanguage,
  useMoneyAct,
  useOffline,
  useText,
} from '@saola/shell'
import { Button, Card, EmptyState, Notice, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { rebatesQuery } from './vip-queries.ts'
import styles from './vip.module.css'

/** What the reader's level gives back of valid bets, by family, and what was claimed before (promotions 22). */
export function RebatePage(): ReactElement {
  const { t } = useTranslation('promotions')
  const { data, error, isFetching, refetch } = useQuery(rebatesQuery(useApp()))
  useDocumentTitle(t('rebate'))
  return (
    <div className={styles.page}>
      <h1>{t('rebate')}</h1>
      {data === undefined && error === null && <Skeleton height="20rem" />}
      {data === undefined && error !== null && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <>
          <Waiting amount={data.amount} parts={data.parts} />
          <Claims claims={data.claims} />
          <p className={styles.quiet}>
            {t('rebate.about')} <Link to={paths.vip}>{t('vip')}</Link>
          </p>
        </>
      )}
    </div>
  )
}

function Waiting({ amount, parts }: { amount: number; parts: readonly RebatePart[] }): ReactElement {
  const { t } = useTranslation(['promotions', 'games'])
  const language = useLanguage()
  const say = useText()
  const offline = useOffline()
  const sorted = [...parts].sort((one, other) => other.amount - one.amount || other.validBet - one.validBet)
  const [claimed, setClaimed] = useState<number>()
  const { act, busy, refused } = useMoneyAct(calls.promotions.claimRebate, {
    invalidates: ['promotions', 'wallet'],
    onDone: (claim) => setClaimed(claim?.amount ?? amount),
  })
  return (
    <Card>
      <div className={styles.claim}>
        <span className={styles.rowWords}>
          <span className={styles.quiet}>{t('promotions:rebate.amount')}</span>
          <b translate="no" className={`${styles.sum} figures`}>
            {formatMoney(amount, language)}
          </b>
        </span>
        <Offered by="promotions.claimRebate">
          <Button variant="primary" busy={busy} disabled={amount === 0 || offline} onClick={() => act({})}>
            {t('promotions:rebate.claim')}
          </Button>
        </Offered>
      </div>
      {claimed !== undefined && (
        <Notice tone="good" live>
          {t('promotions:claimed', { amount: formatMoney(claimed, language) })}
        </Notice>
      )}
      {refused !== undefined && (
        <Notice tone="bad" live>
          {say(refused)}
        </Notice>
      )}
      {parts.some(({ owedBet = 0 }) => owedBet > 0) && <Notice>{t('promotions:rebate.owed')}</Notice>}
      {parts.length === 0 ? (
        <EmptyState title={t('promotions:rebate.none')} />
      ) : (
        <table className={styles.parts}>
          <thead>
            <tr>
              <th scope="col">{t('promotions:rebate.game')}</th>
              <th scope="col">{t('promotions:rebate.rate')}</th>
              <th scope="col">{t('promotions:rebate.valid_bet')}</th>
              <th scope="col">{t('promotions:rebate.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ family, rate, validBet, owedBet = 0, amount: part }) => (
              <tr key={family}>
                <th scope="row">{t(`games:family.${family}`)}</th>
                <td className="figures" data-label={t('promotions:rebate.rate')}>
                  {formatRate(rate, language)}
                </td>
                <td translate="no" className="figures" data-label={t('promotions:rebate.valid_bet')}>
                  {formatMoney(validBet - owedBet, language)}
                </td>
                <td translate="no" className={`${part > 0 ? styles.amount : styles.quiet} figures`}>
                  {formatMoney(part, language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

function Claims({ claims }: { claims: readonly RebateClaim[] }): ReactElement | null {
  const { t } = useTranslation(['promotions', 'games'])
  const language = useLanguage()
  if (claims.length === 0) return null
  return (
    <Card title={t('promotions:rebate.history')}>
      <ul className="plain-list">
        {claims.map(({ claimId, claimedAt, amount, parts }) => (
          <li key={claimId} className={styles.row}>
            <span className={styles.rowWords}>
              <span className="figures">{formatDateTime(claimedAt, language)}</span>
              <span className={styles.quiet}>
                {parts
                  .map((part) => `${t(`games:family.${part.family}`)} ${formatMoney(part.amount, language)}`)
                  .join(' · ')}
              </span>
            </span>
            <b translate="no" className={`${styles.amount} figures`}>
              {formatMoney(amount, language)}
            </b>
          </li>
        ))}
      </ul>
    </Card>
  )
}
