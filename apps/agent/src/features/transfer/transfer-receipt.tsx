import { formatDateTime, formatMoney } from '@saola/i18n'
import type { AgentTransfer } from '@saola/protocol'
import { MoneyReceipt, useLanguage, useSession } from '@saola/shell'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** A transfer along the line as a paper worth keeping, the same for both of its sides. */
export function TransferReceipt({ transfer }: { transfer: AgentTransfer }): ReactElement {
  const { t } = useTranslation(['transfer', 'money'])
  const language = useLanguage()
  const own = useSession().member?.account ?? ''
  const { amount, createdAt, customerName: name, direction, isSent, orderNo, remark } = transfer
  const [from, to] = isSent ? [own, name] : [name, own]
  const said = { amount: formatMoney(amount, language), name }
  return (
    <MoneyReceipt
      title={t('transfer:receipt.of')}
      tone="good"
      amount={amount}
      note={<output>{isSent ? t('transfer:done', said) : t('transfer:received', said)}</output>}
      facts={[
        { name: t('money:review.what'), value: t(`transfer:${direction}`) },
        { name: t('transfer:from'), value: from },
        { name: t('transfer:account'), value: to },
        { name: t('transfer:time'), value: formatDateTime(createdAt, language, { seconds: true }) },
        ...(orderNo === '' ? [] : [{ name: t('transfer:order'), value: orderNo }]),
        ...(remark === undefined ? [] : [{ name: t('transfer:remark'), value: remark }]),
      ]}
    />
  )
}
