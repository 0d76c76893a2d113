import { formatMoney } from '@saola/i18n'
import { calls, type Withdrawal } from '@saola/protocol'
import {
  callMutation,
  errorText,
  moneyMutation,
  newIdempotencyKey,
  useApp,
  useNow,
  useText,
} from '@saola/shell'
import { AmountInput, Button, Card, ChoiceChips, Countdown, Field, Notice } from '@saola/ui'
import type { Issue } from '@saola/validation'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureField, type Picture } from '#shared/picture-field.tsx'
import { useLanguage } from '#shared/use-language.ts'
import { withdrawalKey } from './withdrawal-queries.ts'
import styles from './withdrawal.module.css'

type Answer = Withdrawal['answers'][number]

const labels = {
  received: 'confirm.received',
  partly: 'confirm.partial',
  not_received: 'confirm.not_received',
} as const

/** Received, partly received, or not received with a picture (specification 4). */
export function WithdrawalAnswer({ withdrawal }: { withdrawal: Withdrawal }): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const now = useNow(1_000)
  const [answer, setAnswer] = useState<Answer>('received')
  const [received, setReceived] = useState<number | null>(null)
  const { api, queryClient } = useApp()
  const { withdrawalId, amount } = withdrawal
  const confirm = useMutation({
    ...moneyMutation(api, calls.wallet.confirmWithdrawal, { quiet: true, invalidates: ['wallet'] }),
    onSuccess: (answered) => queryClient.setQueryData(withdrawalKey(withdrawalId), answered),
  })
  const refused = confirm.error === null ? undefined : errorText(confirm.error)
  const say = useText(refused)
  const remaining = amount - (received ?? 0)
  const isSplit = received !== null && received > 0 && remaining > 0
  const canSend = answer === 'received' || (answer === 'partly' ? isSplit : withdrawal.proofs > 0)
  const handleSend = (): void => {
    confirm.mutate({
      input: {
        withdrawalId,
        answer,
        ...(answer === 'partly' && received !== null && { received, remaining }),
      },
      idempotencyKey: newIdempotencyKey(),
    })
  }
  return (
    <Card title={t('confirm.title')}>
      <div className={styles.form}>
        <p>{t('confirm.body', { amount: formatMoney(amount, language) })}</p>
        {withdrawal.confirmation === 'disbursed' && withdrawal.autoReceiptAt !== undefined && (
          <p className={styles.quiet}>
            {t('confirm.countdown')}{' '}
            <Countdown now={now} target={withdrawal.autoReceiptAt} label={t('confirm.countdown')} />
          </p>
        )}
        <ChoiceChips
          legend={t('confirm.title')}
          legendHidden
          choices={withdrawal.answers.map((value) => ({ value, label: t(labels[value]) }))}
          value={answer}
          onValueChange={setAnswer}
        />
        {answer === 'partly' && (
          <Field
            label={t('confirm.received_amount')}
            hint={`${t('confirm.remaining_amount')}: ${formatMoney(Math.max(0, remaining), language)}`}
          >
            <AmountInput
              value={received}
              onValueChange={setReceived}
              separator={language === 'vi' ? '.' : ','}
              unit="₫"
              placeholder="0"
            />
          </Field>
        )}
        {answer === 'not_received' && <Proofs withdrawal={withdrawal} />}
        {refused !== undefined && (
          <Notice tone="bad" live>
            {say(refused)}
          </Notice>
        )}
        <Button variant="primary" busy={confirm.isPending} disabled={!canSend} onClick={handleSend}>
          {t('confirm.send')}
        </Button>
      </div>
    </Card>
  )
}

function Proofs({ withdrawal }: { withdrawal: Withdrawal }): ReactElement {
  const { t } = useTranslation('wallet')
  const { api, queryClient } = useApp()
  const [picture, setPicture] = useState<Picture>()
  const [issue, setIssue] = useState<Issue>()
  const { withdrawalId, proofs } = withdrawal
  const send = useMutation({
    ...callMutation(api, calls.wallet.addWithdrawalProof),
    onSuccess: (answered) => {
      setPicture(undefined)
      queryClient.setQueryData(withdrawalKey(withdrawalId), answered)
    },
  })
  return (
    <>
      <PictureField
        picture={picture}
        issue={issue}
        onPicture={(next, wrong) => {
          setPicture(next)
          setIssue(wrong)
        }}
      />
      {picture !== undefined && (
        <Button busy={send.isPending} onClick={() => send.mutate({ withdrawalId, image: picture.base64 })}>
          {t('withdraw.send_proof')}
        </Button>
      )}
      <p className={styles.quiet} aria-live="polite">
        {t('withdraw.proofs', { count: proofs })}
      </p>
    </>
  )
}
