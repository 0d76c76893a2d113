import { formatMoney } from '@saola/i18n'
import { calls, type CallInput, type Withdrawal } from '@saola/protocol'
import { amountDue, minuteMs, secondMs } from '@saola/rules'
import {
  AmountField,
  MoneyProblem,
  useApp,
  useHasCalls,
  useLanguage,
  useMoneyAct,
  useOffline,
  useServerNow,
} from '@saola/shell'
import { Button, Card, ChoiceChips, Countdown } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Proofs } from './proofs.tsx'
import { withdrawalKey } from './withdrawal-queries.ts'
import styles from './withdrawal.module.css'

type Answer = Withdrawal['answers'][number]

const labels = {
  received: 'confirm.received',
  partly: 'confirm.partial',
  not_received: 'confirm.not_received',
} as const

/** Received, partly received, or not received with a picture; later only that the rest has come (wallet 17). */
export function WithdrawalAnswer({ withdrawal }: { withdrawal: Withdrawal }): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const offline = useOffline()
  const [answer, setAnswer] = useState<Answer>('received')
  const [received, setReceived] = useState<number | null>(null)
  const { withdrawalId, amount, returned = 0 } = withdrawal
  // What has not come is said with a picture.
  const canProve = useHasCalls('wallet.addWithdrawalProof')
  const answers = withdrawal.answers.filter((each) => each !== 'not_received' || canProve)
  const { queryClient } = useApp()
  const money = useMoneyAct(calls.wallet.confirmWithdrawal, {
    invalidates: ['wallet'],
    onDone: (answered) => queryClient.setQueryData(withdrawalKey(withdrawalId), answered),
  })
  const remaining = amountDue({ amount, returned }) - (received ?? 0)
  const isSplit = received !== null && received > 0 && remaining > 0
  // What was said before may have left one answer only.
  const said = answers.includes(answer) ? answer : 'received'
  const canSend = said === 'received' || (said === 'partly' ? isSplit : withdrawal.proofs > 0)
  const wish: CallInput<typeof calls.wallet.confirmWithdrawal> = {
    withdrawalId,
    answer: said,
    ...(said === 'partly' && received !== null && { received, remaining }),
  }
  return (
    <Card title={t('confirm.title')}>
      <div className={styles.form}>
        <Question withdrawal={withdrawal} />
        {answers.length > 1 && (
          <ChoiceChips
            legend={t('confirm.title')}
            legendHidden
            choices={answers.map((value) => ({ value, label: t(labels[value]) }))}
            value={said}
            onValueChange={setAnswer}
          />
        )}
        {said === 'partly' && (
          <AmountField
            size="medium"
            label={t('confirm.received_amount')}
            value={received}
            onValueChange={setReceived}
            hint={`${t('confirm.remaining_amount')}: ${formatMoney(Math.max(0, remaining), language)}`}
          />
        )}
        {said === 'not_received' && <Proofs withdrawal={withdrawal} />}
        <MoneyProblem money={money} wish={wish} />
        <Button
          variant="primary"
          busy={money.busy}
          disabled={!canSend || offline}
          onClick={() => money.act(wish)}
        >
          {answers.length > 1 ? t('confirm.send') : t('confirm.received')}
        </Button>
      </div>
    </Card>
  )
}

/** What is asked: whether all has come, by when to say so, or later whether the rest has. */
function Question({ withdrawal }: { withdrawal: Withdrawal }): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const now = useServerNow(secondMs, withdrawal.events.at(-1)?.at)
  const { confirmation, amount, returned = 0, remaining, autoReceiptAt } = withdrawal
  if (confirmation !== 'disbursed') {
    return (
      <>
        <p>{t('confirm.checking')}</p>
        <p>{t('confirm.rest', { amount: formatMoney(remaining, language) })}</p>
      </>
    )
  }
  return (
    <>
      <p>{t('confirm.body', { amount: formatMoney(amountDue({ amount, returned }), language) })}</p>
      {autoReceiptAt !== undefined && (
        <p className={styles.quiet}>
          {t('confirm.auto', { minutes: Math.max(0, Math.ceil((autoReceiptAt - now) / minuteMs)) })}{' '}
          <Countdown now={now} target={autoReceiptAt} label={t('confirm.countdown')} />
        </p>
      )}
    </>
  )
}
