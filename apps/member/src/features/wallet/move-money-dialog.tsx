import type { VendorBalance, VendorTransfer } from '@saola/protocol'
import { FormAmountField, formSchema, MoneySteps, StepHeading, useApp, useForm } from '@saola/shell'
import { Button, Dialog } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { balanceQuery } from '#shared/money/balance-query.ts'
import { MoveReceipt } from './move-receipt.tsx'
import { MoveReview } from './move-review.tsx'
import styles from './vendor-wallets.module.css'

export type Direction = VendorTransfer['direction']

export type MoveMoneyDialogProps = { vendor: VendorBalance; direction: Direction; onClose: () => void }

type Asked = { amount: number | null }

/** Asks how much goes to a vendor's wallet or back, shows all of it once more, and says how it ended. */
export function MoveMoneyDialog({ vendor, direction, onClose }: MoveMoneyDialogProps): ReactElement {
  const { t } = useTranslation(['wallet', 'money', 'shell'])
  const main = useQuery(balanceQuery(useApp())).data?.available
  const [ended, setEnded] = useState<VendorTransfer>()
  const [isReviewed, setReviewed] = useState(false)
  const most = direction === 'in' ? main : vendor.balance
  const schema = formSchema<Asked>(({ amount }) => {
    const problem = problemOf(amount, most)
    return { amount: problem && t(`wallet:transfer.${problem}`) }
  })
  const { form, onSubmit, problems } = useForm<Asked, void>(schema, async () => setReviewed(true), {
    values: { amount: null },
  })
  const amount = form.watch('amount')
  const asking = isReviewed && amount !== null ? 'review' : 'amount'
  const step = ended === undefined ? asking : 'done'
  const title = t(direction === 'in' ? 'wallet:transfer.in' : 'wallet:transfer.out', {
    wallet: vendor.vendorName,
  })
  const headings = {
    amount: t('wallet:transfer.question'),
    review: t('money:review.title'),
    done: ended && t(`wallet:transfer.ended.${ended.state}`),
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="small"
      title={title}
      closeLabel={t('shell:act.close')}
    >
      <div className={styles.form}>
        <MoneySteps label={title} current={step} />
        <StepHeading step={step} level={3}>
          {headings[step]}
        </StepHeading>
        {step === 'amount' && (
          <form className={styles.form} onSubmit={onSubmit} noValidate>
            <FormAmountField
              control={form.control}
              name="amount"
              label={t('wallet:transfer.amount')}
              labelHidden
              {...(most !== undefined && { bounds: { max: most } })}
              error={problems.amount}
              all={most}
            />
            <Button type="submit" variant="primary" size="large" wide>
              {t('money:next')}
            </Button>
          </form>
        )}
        {step === 'review' && amount !== null && (
          <MoveReview
            vendor={vendor}
            direction={direction}
            amount={amount}
            onBack={() => setReviewed(false)}
            onEnd={setEnded}
          />
        )}
        {ended && <MoveReceipt transfer={ended} onClose={onClose} />}
      </div>
    </Dialog>
  )
}

function problemOf(amount: number | null, most: number | undefined): 'enter_amount' | 'too_much' | undefined {
  if (amount === null || amount <= 0) return 'enter_amount'
  return most !== undefined && amount > most ? 'too_much' : undefined
}
