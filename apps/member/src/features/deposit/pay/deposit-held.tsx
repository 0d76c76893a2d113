import type { Deposit } from '@saola/protocol'
import type { ReactElement } from 'react'
import { DepositFacts } from './deposit-facts.tsx'
import { HeldWish } from './held-wish.tsx'

/** Money that came and that the account may not have now: nothing more to pay, only to say what shall become of it. */
export function DepositHeld({ deposit }: { deposit: Deposit }): ReactElement {
  return (
    <>
      <DepositFacts deposit={deposit} />
      <HeldWish deposit={deposit} />
    </>
  )
}
