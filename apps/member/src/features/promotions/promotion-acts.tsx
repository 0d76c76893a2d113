import { formatMoney } from '@saola/i18n'
import { calls, type PromotionCard } from '@saola/protocol'
import { Offered, openDialog, rememberPlace, useApp, useLanguage, useMoneyAct, useText } from '@saola/shell'
import { AlertDialog, Button, Notice } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { ApplyForm } from './apply-form.tsx'
import styles from './promotions.module.css'

/** The one act of an offer for its reader, or why there is none. */
export function PromotionActs({ offer }: { offer: PromotionCard }): ReactElement {
  const { t } = useTranslation(['promotions', 'shell'])
  const { session, dialogs } = useApp()
  const language = useLanguage()
  const say = useText()
  const input = { promotionId: offer.promotionId }
  const invalidates = ['promotions', 'wallet'] as const
  const join = useMoneyAct(calls.promotions.join, { invalidates })
  const claim = useMoneyAct(calls.promotions.claim, { invalidates })
  const refused = join.refused ?? claim.refused
  return (
    <div className={styles.acts}>
      {refused !== undefined && (
        <Notice tone="bad" live>
          {say(refused)}
        </Notice>
      )}
      {offer.reason !== undefined && <p className={styles.quiet}>{offer.reason}</p>}
      {offer.state === 'claimed' && offer.own !== undefined && (
        <Notice tone="good" live>
          {t('promotions:claimed', { amount: formatMoney(offer.own.bonus, language) })}
        </Notice>
      )}
      {offer.action === 'sign_in' && (
        <Button
          variant="primary"
          size="large"
          wide
          onClick={() => {
            rememberPlace(session, `${paths.promotions}/${offer.promotionId}`)
            openDialog(dialogs, 'sign-in')
          }}
        >
          {t('promotions:refused.sign_in')}
        </Button>
      )}
      {offer.action === 'join' && offer.needsApproval && (
        <Offered by="promotions.apply">
          <ApplyForm offer={offer} />
        </Offered>
      )}
      {offer.action === 'join' && !offer.needsApproval && (
        <Offered by="promotions.join">
          <Button variant="primary" size="large" wide busy={join.busy} onClick={() => join.act(input)}>
            {t('promotions:state.join')}
          </Button>
        </Offered>
      )}
      {offer.action === 'claim' && (
        <Offered by="promotions.claim">
          <Button variant="primary" size="large" wide busy={claim.busy} onClick={() => claim.act(input)}>
            {t('promotions:state.claim')}
          </Button>
        </Offered>
      )}
      {offer.own?.awaitsDeposit === true && offer.action === 'leave' && (
        <Button variant="primary" size="large" wide asChild>
          <Link to={paths.deposit}>{t('shell:nav.deposit')}</Link>
        </Button>
      )}
      {offer.action === 'leave' && (
        <Offered by="promotions.leave">
          <LeaveButton offer={offer} />
        </Offered>
      )}
    </div>
  )
}

function LeaveButton({ offer }: { offer: PromotionCard }): ReactElement {
  const { t } = useTranslation(['promotions', 'shell'])
  const language = useLanguage()
  const say = useText()
  const [isAsked, setAsked] = useState(false)
  const { act, busy, refused } = useMoneyAct(calls.promotions.leave, { invalidates: ['promotions'] })
  const amount = formatMoney(offer.own?.bonus ?? 0, language)
  return (
    <>
      {refused !== undefined && (
        <Notice tone="bad" live>
          {say(refused)}
        </Notice>
      )}
      <Button variant="ghost" busy={busy} onClick={() => setAsked(true)}>
        {t('promotions:leave')}
      </Button>
      <AlertDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('promotions:leave')}
        text={t('promotions:leave.lost', { amount })}
        confirmLabel={t('promotions:leave')}
        cancelLabel={t('promotions:leave.stay')}
        tone="danger"
        onConfirm={() => act({ promotionId: offer.promotionId })}
      />
    </>
  )
}
