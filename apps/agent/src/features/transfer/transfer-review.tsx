import { formatMoney } from '@saola/i18n'
import { calls, type AgentTransfer, type TransferRecipient } from '@saola/protocol'
import { useApp, useLanguage, useSession } from '@saola/shell'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ProvedReview } from '#shared/proofs/proved-review.tsx'
import { useStandingWords } from './use-standing-words.ts'

type TransferReviewProps = {
  recipient: TransferRecipient
  amount: number
  remark: string
  onBack: () => void
  onSent: (transfer: AgentTransfer) => void
}

/** What the transfer will be, and the proofs that let it go; it cannot be taken back. */
export function TransferReview({
  recipient,
  amount,
  remark,
  onBack,
  onSent,
}: TransferReviewProps): ReactElement {
  const { t } = useTranslation(['transfer', 'money'])
  const language = useLanguage()
  const standing = useStandingWords()
  const { clock } = useApp()
  const own = useSession().member?.account ?? ''
  const { customerId, customerName: name, direction } = recipient
  return (
    <ProvedReview
      call={calls.team.transfer}
      wish={{ customerId, amount, ...(remark !== '' && { remark }) }}
      invalidates={['team', 'wallet']}
      // A gateway that says no more than that it is done says that it is what was asked for.
      onDone={(transfer) =>
        onSent(
          transfer ?? {
            orderNo: '',
            isSent: true,
            direction,
            customerName: name,
            amount,
            remark: remark === '' ? undefined : remark,
            createdAt: clock.now(),
          },
        )
      }
      amount={amount}
      facts={[
        { name: t('money:review.what'), value: `${t('transfer:title')} · ${t(`transfer:${direction}`)}` },
        { name: t('money:review.from'), value: own },
        { name: t('money:review.to'), value: name, more: standing(recipient), strong: true },
        ...(remark === '' ? [] : [{ name: t('transfer:remark'), value: remark }]),
      ]}
      expected={t('transfer:at_once')}
      confirmLabel={t('transfer:submit', { amount: formatMoney(amount, language) })}
      onBack={onBack}
      next={t('transfer:check.body', { amount: formatMoney(amount, language), name })}
    />
  )
}
