import { calls, limitPeriods } from '@saola/protocol'
import { type LimitPeriod } from '@saola/rules'
import { callMutation, errorText, useApp, useText } from '@saola/shell'
import { Button, Card, ChoiceChips, Field, Notice, useToast } from '@saola/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactElement, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { protectionQuery } from '#shared/protection/protection-query.ts'
import { MoneyInput } from '#shared/money/money-input.tsx'
import styles from '../deposit.module.css'

/** Before the first deposit, once: whether the member wants a limit. Nothing is suggested, and it can be skipped. */
export function LimitQuestion(): ReactElement | null {
  const { t } = useTranslation('protection')
  const app = useApp()
  const toast = useToast()
  const { data } = useQuery(protectionQuery(app))
  const [isSkipped, setSkipped] = useState(false)
  const [amount, setAmount] = useState<number | null>(null)
  const [period, setPeriod] = useState<LimitPeriod>('24h')
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const save = useMutation({
    ...callMutation(app.api, calls.protection.setLimit, { quiet: true }),
    onSuccess: (state) => {
      app.queryClient.setQueryData(protectionQuery(app).queryKey, state)
      toast({ tone: 'good', text: t('question.done') })
    },
  })
  const refused = save.error === null ? undefined : errorText(save.error)
  const sayRefusal = useText(refused)
  if (data?.asksForLimit !== true || isSkipped) return null
  const isMissing = amount === null || amount === 0
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    setChecked(true)
    if (isMissing) form.current?.querySelector<HTMLInputElement>('input[type="text"]')?.focus()
    else if (!save.isPending) save.mutate({ kind: 'deposit', period, amount })
  }
  return (
    <Card title={t('question.title')}>
      <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate>
        <p className={styles.note}>{t('question.note')}</p>
        <Field label={t('question.amount')} error={isChecked && isMissing && t('refused.amount')}>
          <MoneyInput value={amount} onValueChange={setAmount} />
        </Field>
        <ChoiceChips
          legend={t('question.period')}
          choices={limitPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
          value={period}
          onValueChange={setPeriod}
        />
        {refused && (
          <Notice tone="bad" live>
            {sayRefusal(refused)}
          </Notice>
        )}
        <div className={styles.answers}>
          <Button type="submit" busy={save.isPending}>
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
