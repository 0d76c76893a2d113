import type { Deposit } from '@saola/protocol'
import { useText } from '@saola/shell'
import { Button, Notice } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useRequestDeposit } from '../ask/use-request-deposit.ts'

export type RenewDepositProps = { amount: number; onOpen: (deposit: Deposit) => void }

/** A new code for the same amount in one tap. */
export function RenewDeposit({ amount, onOpen }: RenewDepositProps): ReactElement {
  const { t } = useTranslation('wallet')
  const { request, busy, refused } = useRequestDeposit(onOpen)
  const sayRefusal = useText(refused)
  return (
    <>
      {refused !== undefined && (
        <Notice tone="bad" live>
          {sayRefusal(refused)}
        </Notice>
      )}
      <Button
        variant="primary"
        size="large"
        wide
        busy={busy}
        onClick={() => {
          if (!busy) request(amount)
        }}
      >
        {t('deposit.renew')}
      </Button>
    </>
  )
}
