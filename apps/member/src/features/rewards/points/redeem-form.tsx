import { formatNumber, messageKey, say } from '@saola/i18n'
import { calls, type PointRedemption, type PointReward } from '@saola/protocol'
import { redeemReward } from '@saola/rules'
import {
  formSchema,
  MoneyProblem,
  useApp,
  useForm,
  useIssueWords,
  useLanguage,
  useMoneyAct,
} from '@saola/shell'
import { PaymentPasswordField } from '@saola/sign-in'
import { Field, Select, TextArea, TextInput } from '@saola/ui'
import { checkPhone, vietnamesePhone } from '@saola/validation'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactElement } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { GoodsArt } from './goods-art.tsx'
import { pointsQuery } from './points-queries.ts'
import styles from './points.module.css'

/** What is shown of a redemption; a gateway may say no more than that it is made. */
export type RedeemedGoods = Pick<PointRedemption, 'name' | 'quantity' | 'points'>

export type RedeemFormProps = {
  /** For a button that stands outside. */
  id: string
  goods: PointReward
  onBusy: (busy: boolean) => void
  onMade: (redemption: RedeemedGoods) => void
}

type Order = { quantity: string; address: string; mobile: string; paymentPassword: string }

/** So many pieces go with one request. */
const mostAtOnce = 10
const shortestAddress = 10

/** How many, where to, and the transaction password. */
export function RedeemForm({ id, goods, onBusy, onMade }: RedeemFormProps): ReactElement {
  const { t, i18n } = useTranslation(['points', 'wallet'])
  const language = useLanguage()
  const words = useIssueWords()
  const balance = useQuery(pointsQuery(useApp())).data ?? 0
  const { rewardId, delivery, redeemed, stock, perMember } = goods
  const money = useMoneyAct(calls.points.redeem, {
    invalidates: ['points'],
    wishOf: ({ paymentPassword: _password, ...wanted }) => wanted,
    onDone: (made, { quantity }) =>
      onMade(made ?? { quantity, points: goods.points * quantity, name: goods.name }),
  })
  const judge = (quantity: number) =>
    redeemReward(
      {
        id: rewardId,
        kind: 'goods',
        points: goods.points,
        ...(stock !== undefined && { stock }),
        ...(perMember !== undefined && { perMember }),
      },
      { quantity, balance, redeemed, now: 0 },
    )
  const schema = formSchema<Order>(({ quantity, address, mobile, paymentPassword }) => {
    const judged = judge(Number(quantity))
    return {
      quantity: judged.kind === 'refused' ? say(i18n, messageKey(judged.key), judged.params) : undefined,
      address:
        delivery === 'address' && address.trim().length < shortestAddress
          ? t('points:redeem.address_short', { least: shortestAddress })
          : undefined,
      mobile:
        delivery === 'mobile' ? words(checkPhone(mobile.trim())[0], t('points:field.mobile')) : undefined,
      paymentPassword: paymentPassword === '' ? t('wallet:withdraw.password_required') : undefined,
    }
  })
  const toWish = ({ quantity, address, mobile }: Order) => ({
    rewardId,
    quantity: Number(quantity),
    ...(delivery === 'address' ? { address: address.trim() } : { mobile: vietnamesePhone(mobile) ?? '' }),
  })
  const { form, onSubmit, problems, busy } = useForm<Order, PointRedemption | undefined>(
    schema,
    (order) => money.send({ ...toWish(order), paymentPassword: order.paymentPassword }),
    {
      values: { quantity: '1', address: '', mobile: '', paymentPassword: '' },
      draft: { name: `redeem-${rewardId}`, fields: ['quantity', 'address', 'mobile'] },
      about: calls.points.redeem,
    },
  )
  useEffect(() => onBusy(busy), [busy, onBusy])
  const choices = Array.from({ length: mostAtOnce }, (_, index) => index + 1).filter(
    (each) => each === 1 || judge(each).kind === 'redeemed',
  )
  const order = form.watch()
  const points = goods.points * Number(order.quantity)
  return (
    <form id={id} className={styles.form} onSubmit={onSubmit} noValidate>
      <div className={styles.wanted}>
        <GoodsArt art={goods.art} className={styles.small} />
        <p>
          {t('points:redeem.confirm', { name: goods.name, points: formatNumber(points, language) })}
          <span className={`${styles.quiet} figures`}>
            {t('points:redeem.left', { points: formatNumber(Math.max(0, balance - points), language) })}
          </span>
        </p>
      </div>
      {choices.length > 1 && (
        <Field label={t('points:field.quantity')} error={problems.quantity}>
          <Select
            {...form.register('quantity')}
            options={choices.map((each) => ({ value: String(each), label: String(each) }))}
          />
        </Field>
      )}
      {delivery === 'address' ? (
        <Field
          label={t('points:field.address')}
          hint={t('points:redeem.address_hint')}
          error={problems.address}
        >
          <TextArea {...form.register('address')} rows={2} maxLength={300} autoComplete="street-address" />
        </Field>
      ) : (
        <Field label={t('points:field.mobile')} hint={t('points:redeem.mobile_hint')} error={problems.mobile}>
          <TextInput {...form.register('mobile')} type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
      )}
      <Controller
        control={form.control}
        name="paymentPassword"
        render={({ field: { name, value, onChange, onBlur } }) => (
          <PaymentPasswordField
            name={name}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            error={problems.paymentPassword}
          />
        )}
      />
      <MoneyProblem
        money={money}
        wish={{ ...toWish(order), paymentPassword: '' }}
        besides="paymentPassword"
      />
    </form>
  )
}
