import { formatDate, formatMoney, formatMonth } from '@saola/i18n'
import { calls, type IssuedReward } from '@saola/protocol'
import { LoadFailed, useApp, useHasCalls, useLanguage, useMoneyAct, useText } from '@saola/shell'
import { Button, Card, Notice, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { issuedQuery } from './vip-queries.ts'
import styles from './vip.module.css'

/** What the reader's levels gave: to claim, and claimed before; nothing for who was given nothing. */
export function IssuedRewards({ waitingOnly = false }: { waitingOnly?: boolean }): ReactElement | null {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  const [claimed, setClaimed] = useState<number>()
  const { data, error, isFetching, isPending, refetch } = useQuery(issuedQuery(useApp()))
  if (isPending) return <Skeleton height="6rem" />
  if (data === undefined) {
    return error && <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
  }
  const shown = data.filter(({ claimedAt }) => !waitingOnly || claimedAt === undefined)
  if (shown.length === 0 && claimed === undefined) return null
  return (
    <Card title={t('vip.rewards')}>
      {claimed !== undefined && (
        <Notice tone="good" live>
          {t('claimed', { amount: formatMoney(claimed, language) })}
        </Notice>
      )}
      <ul className="plain-list">
        {shown.map((reward) => (
          <Row key={reward.rewardId} reward={reward} onClaimed={setClaimed} />
        ))}
      </ul>
    </Card>
  )
}

type RowProps = { reward: IssuedReward; onClaimed: (amount: number) => void }

function Row({ reward, onClaimed }: RowProps): ReactElement {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  const say = useText()
  const { rewardId, promotionType, level, month, claimedAt } = reward
  const amount = formatMoney(reward.amount, language)
  const { act, busy, refused } = useMoneyAct(calls.promotions.claimIssued, {
    invalidates: ['promotions', 'wallet'],
    onDone: () => onClaimed(reward.amount),
  })
  const canClaim = useHasCalls('promotions.claimIssued')
  return (
    <li className={styles.row}>
      <span className={styles.rowWords}>
        <b>{t(`reward.${promotionType}`)}</b>
        <span className={`${styles.quiet} figures`}>
          <span>{level}</span>
          {month !== undefined && <span>{` · ${formatMonth(month, language)}`}</span>}
          {claimedAt !== undefined && <span>{` · ${formatDate(claimedAt, language)}`}</span>}
        </span>
      </span>
      {claimedAt === undefined && canClaim ? (
        <Button
          variant="primary"
          busy={busy}
          onClick={() => act({ promotionClaimId: rewardId, promotionType })}
        >
          {t('own.claim', { amount })}
        </Button>
      ) : (
        <span className={`${styles.amount} figures`}>{amount}</span>
      )}
      {refused !== undefined && (
        <Notice tone="bad" live>
          {say(refused)}
        </Notice>
      )}
    </li>
  )
}
