import { formatMoney } from '@saola/i18n'
import { calls, type PromotionCard } from '@saola/protocol'
import { useHasCalls, useLanguage, useMoneyAct, useText } from '@saola/shell'
import { Button, Notice } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './own-rewards.module.css'

export type RewardRowProps = { offer: PromotionCard; onClaimed: (amount: number) => void }

/** One reward: what it is, how far it is or what it was, and the claim once it is earned. */
export function RewardRow({ offer, onClaimed }: RewardRowProps): ReactElement {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  const say = useText()
  const { bonus = 0, required = 0, wagered = 0 } = offer.own ?? {}
  const amount = formatMoney(bonus, language)
  const { act, busy, refused } = useMoneyAct(calls.promotions.claim, {
    invalidates: ['promotions', 'wallet'],
    onDone: () => onClaimed(bonus),
  })
  const canClaim = useHasCalls('promotions.claim')
  return (
    <li className={styles.row}>
      <Link to="/promotions/$promotionId" params={{ promotionId: offer.promotionId }} className={styles.name}>
        {offer.title}
      </Link>
      {offer.action === 'claim' && canClaim ? (
        <Button variant="primary" busy={busy} onClick={() => act({ promotionId: offer.promotionId })}>
          {t('own.claim', { amount })}
        </Button>
      ) : (
        <span className={`${styles.state} figures`}>{bonus > 0 ? amount : t(`state.${offer.state}`)}</span>
      )}
      {(offer.state === 'joined' || offer.state === 'in_process') && required > wagered && (
        <span className={`${styles.left} figures`}>
          {t('turnover.left', {
            left: formatMoney(required - wagered, language),
            required: formatMoney(required, language),
          })}
        </span>
      )}
      {refused !== undefined && (
        <Notice tone="bad" live>
          {say(refused)}
        </Notice>
      )}
    </li>
  )
}
