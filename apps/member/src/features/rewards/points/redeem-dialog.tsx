import { formatNumber } from '@saola/i18n'
import type { PointReward } from '@saola/protocol'
import { useApp, useLanguage, useOffline } from '@saola/shell'
import { Button, Dialog, Notice, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { bankCardsQuery } from '#shared/money/bank-cards-query.ts'
import { PasswordFirst } from '#shared/money/password-first.tsx'
import styles from './points.module.css'
import { RedeemForm, type RedeemedGoods } from './redeem-form.tsx'

export type RedeemDialogProps = {
  goods: PointReward
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Redeems goods: how many, where to, the transaction password; then what was asked for. */
export function RedeemDialog({ goods, open, onOpenChange }: RedeemDialogProps): ReactElement {
  const { t } = useTranslation(['points', 'shell'])
  const offline = useOffline()
  const formId = useId()
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState<RedeemedGoods>()
  const cards = useQuery({ ...bankCardsQuery(useApp()), enabled: open })
  const canPay = cards.data?.hasPaymentPassword
  const close = (next: boolean): void => {
    onOpenChange(next)
    if (!next) setMade(undefined)
  }
  const submit = (
    <Button type="submit" form={formId} variant="primary" size="large" busy={busy} disabled={offline}>
      {t('points:redeem')}
    </Button>
  )
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={made === undefined ? goods.name : t('points:redeem.done')}
      closeLabel={t('shell:dialog.close')}
      footer={made === undefined ? canPay === true && submit : <Ways onClose={() => close(false)} />}
    >
      {made === undefined && canPay === undefined && <Skeleton height="16rem" />}
      {made === undefined && canPay === false && <PasswordFirst />}
      {made === undefined && canPay === true && (
        <RedeemForm id={formId} goods={goods} onBusy={setBusy} onMade={setMade} />
      )}
      {made !== undefined && <Made redemption={made} />}
    </Dialog>
  )
}

function Made({ redemption }: { redemption: RedeemedGoods }): ReactElement {
  const { t } = useTranslation('points')
  const language = useLanguage()
  const { name = '', quantity, points } = redemption
  return (
    <div className={styles.form}>
      <Notice tone="good" live>
        {t('redeem.made', { name, quantity, points: formatNumber(points, language) })}
      </Notice>
      <p className={styles.quiet}>{t('redeem.next')}</p>
    </div>
  )
}

function Ways({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation(['points', 'shell'])
  return (
    <>
      <Button variant="ghost" onClick={onClose}>
        {t('shell:act.close')}
      </Button>
      <Button variant="primary" asChild>
        <Link to="/rewards/points/history">{t('points:history')}</Link>
      </Button>
    </>
  )
}
