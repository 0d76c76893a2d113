import { calls, limitPeriods } from '@saola/protocol'
import { type LimitPeriod } from '@saola/rules'
import { AmountField, formSchema, RefusedNotice, useApp, useForm } from '@saola/shell'
import { Button, Card, ChoiceChips, Skeleton, useToast } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { protectionQuery } from '#shared/protection/protection-query.ts'
import styles from '../deposit.module.css'

type Answer = { amount: number | null; period: LimitPeriod }

const nothingAnswered: Answer = { amount: null, period: '24h' }

/** Before the first deposit, once: whether the member wants a limit. Nothing is suggested, and it can be skipped. */
export function LimitQuestion(): ReactElement | null {
  const { t } = useTranslation('protection')
  const app = useApp()
  const toast = useToast()
  const { data, isLoading } = useQuery(protectionQuery(app))
  const [isSkipped, setSkipped] = useState(false)
  const schema = formSchema<Answer>(({ amount }) => ({
    amount: amount === null || amount === 0 ? t('refused.amount') : undefined,
  }))
  const { form, onSubmit, problems, busy, refused } = useForm(schema, calls.protection.setLimit, {
    values: nothingAnswered,
    toInput: (answer) => ({ kind: 'deposit', ...answer }),
    onDone: (state) => {
      app.queryClient.setQueryData(protectionQuery(app).queryKey, state)
      toast({ tone: 'good', text: t('question.done') })
    },
  })
  if (isLoading) return <Skeleton />
  if (data?.asksForLimit !== true || isSkipped) return null
  return (
    <Card title={t('question.title')}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <p className={styles.note}>{t('question.note')}</p>
        <Controller
          control={form.control}
          name="amount"
          render={({ field: { value, onChange, onBlur } }) => (
            <AmountField
              size="medium"
              label={t('question.amount')}
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
              error={problems.amount}
            />
          )}
        />
        <Controller
          control={form.control}
          name="period"
          render={({ field: { value, onChange } }) => (
            <ChoiceChips
              legend={t('question.period')}
              choices={limitPeriods.map((each) => ({ value: each, label: t(`period.${each}`) }))}
              value={value}
              onValueChange={onChange}
            />
          )}
        />
        <RefusedNotice refused={refused} />
        <div className={styles.answers}>
          <Button type="submit" busy={busy}>
            {t('question.save')}
          </Button>
          <Button variant="quiet" onClick={() => setSkipped(true)}>
            {t('question.skip')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
