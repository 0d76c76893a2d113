import type { Deposit } from '@saola/protocol'
import { MoneyProblem, useOffline } from '@saola/shell'
import { Button } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useRequestDeposit } from '../ask/use-request-deposit.ts'

export type RenewDepositProps = { amount: number; onOpen: (deposit: Deposit) => void }

/** A new code for the same amount in one tap. */
export function RenewDeposit({ amount, onOpen }: RenewDepositProps): ReactElement {
  const { t } = useTranslation('wallet')
  const offline = useOffline()
  const money = useRequestDeposit(onOpen)
  return (
    <>
      <MoneyProblem money={money} wish={{ amount }} />
      <Button
        variant="primary"
        size="large"
        wide
        busy={money.busy}
        disabled={offline}
        onClick={() => money.act({ amount })}
      >
        {t('deposit.renew')}
      </Button>
    </>
  )
}
