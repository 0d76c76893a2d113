import { accountType, calls, type PointConfig, type PointRedemption } from '@saola/protocol'
import { formatMoney, formatNumber, messageKey, say } from '@saola/i18n'
import { convertPoints, wholeAmount } from '@saola/rules'
import {
  AmountEntry,
  formSchema,
  LoadFailed,
  MoneyProblem,
  useApp,
  useDocumentTitle,
  useForm,
  useLanguage,
  useMoneyAct,
  useOffline,
  useSession,
} from '@saola/shell'
import { PaymentPasswordField } from '@saola/sign-in'
import { Button, Card, EmptyState, Notice, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { bankCardsQuery } from '#shared/money/bank-cards-query.ts'
import { PasswordFirst } from '#shared/money/password-first.tsx'
import { PointsCard } from './points-card.tsx'
import { ratesQuery } from '#shared/rewards/rates-query.ts'
import { pointsQuery } from './points-queries.ts'
import styles from './points.module.css'

/** Points into game currency, in whole steps of the ratio (points 7). */
export function ConvertPage(): ReactElement {
  const { t } = useTranslation('points')
  const isTrial = useSession().member?.type === accountType.trial
  useDocumentTitle(t('convert'))
  return (
    <div className={styles.narrow}>
      <h1>{t('convert')}</h1>
      <PointsCard />
      {isTrial ? <EmptyState title={t('trial')} /> : <Ask />}
    </div>
  )
}

function Ask(): ReactElement {
  const app = useApp()
  const rates = useQuery(ratesQuery(app))
  const points = useQuery(pointsQuery(app))
  const cards = useQuery(bankCardsQuery(app))
  const all = [rates, points, cards]
  if (rates.data === undefined || points.data === undefined || cards.data === undefined) {
    const error = rates.error ?? points.error ?? cards.error
    if (error === null) return <Skeleton height="16rem" />
    return <LoadFailed error={error} onRetry={() => void Promise.all(all.map((each) => each.refetch()))} />
  }
  if (!cards.data.hasPaymentPassword) return <PasswordFirst />
  return <ConvertForm ratio={rates.data.convert} balance={points.data} />
}

type Typed = { points: number | null; paymentPassword: string }

function ConvertForm({ ratio, balance }: { ratio: PointConfig['convert']; balance: number }): ReactElement {
  const { t, i18n } = useTranslation(['points', 'wallet'])
  const language = useLanguage()
  const offline = useOffline()
  const [done, setDone] = useState<Pick<PointRedemption, 'points' | 'amount'>>()
  const money = useMoneyAct(calls.points.convert, {
    invalidates: ['points', 'wallet'],
    wishOf: ({ paymentPassword: _password, ...wanted }) => wanted,
  })
  const written = (points: number): string => formatNumber(points, language)
  const schema = formSchema<Typed>(({ points, paymentPassword }) => {
    const judged = convertPoints(ratio, points ?? 0, balance)
    return {
      points: judged.kind === 'refused' ? say(i18n, messageKey(judged.key), judged.params) : undefined,
      paymentPassword: paymentPassword === '' ? t('wallet:withdraw.password_required') : undefined,
    }
  })
  const { form, onSubmit, problems, busy } = useForm<Typed, PointRedemption | undefined>(
    schema,
    ({ points, paymentPassword }) => money.send({ points: points ?? 0, paymentPassword }),
    {
      values: { points: null, paymentPassword: '' },
      about: calls.points.convert,
      onDone: (made, typed) => {
        const changed = convertPoints(ratio, typed.points ?? 0, balance)
        setDone(
          made ?? {
            points: typed.points ?? 0,
            amount: changed.kind === 'converted' ? changed.amount : undefined,
          },
        )
        form.reset()
      },
    },
  )
  const points = form.watch('points')
  const most = wholeAmount(balance / ratio.points) * ratio.points
  const judged = convertPoints(ratio, points ?? 0, balance)
  return (
    <Card>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {done !== undefined && (
          <Notice tone="good" live>
            {t('points:convert.done', {
              points: written(done.points),
              amount: formatMoney(done.amount ?? 0, language),
            })}
          </Notice>
        )}
        <p className={styles.rate}>
          <span className={styles.quiet}>{t('points:field.units')}</span>
          <b className="figures">
            {t('points:rates.per', {
              amount: formatMoney(ratio.amount, language),
              count: ratio.points,
            })}
          </b>
        </p>
        <Controller
          control={form.control}
          name="points"
          render={({ field: { value, onChange, onBlur } }) => (
            <AmountEntry
              label={t('points:convert.points')}
              hint={t('points:convert.hint', { step: written(ratio.points) })}
              error={problems.points}
              aside={
                most > 0 && (
                  <Button
                    size="small"
                    variant="ghost"
                    onClick={() => form.setValue('points', most, { shouldValidate: true })}
                  >
                    {t('points:convert.all')}
                  </Button>
                )
              }
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
        <p className={styles.rate} aria-live="polite">
          <span className={styles.quiet}>{t('points:field.redeem_amount')}</span>
          <b translate="no" className={`${styles.receive} figures`}>
            {formatMoney(judged.kind === 'converted' ? judged.amount : 0, language)}
          </b>
        </p>
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
          wish={points === null ? undefined : { points, paymentPassword: '' }}
          besides="paymentPassword"
        />
        <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={offline}>
          {t('points:convert')}
        </Button>
      </form>
    </Card>
  )
}
