import { calls, type Deposit } from '@saola/protocol'
import { useApp, useMoneyAct, type MoneyAct } from '@saola/shell'
import { depositKey } from '../deposit-queries.ts'
import { keepOpenDeposit } from './open-deposit.tsx'

/** Asks for a deposit, and remembers the one that was opened so that its page starts at once. */
export function useRequestDeposit(onOpen: (deposit: Deposit) => void): MoneyAct<typeof calls.wallet.deposit> {
  const { queryClient, storage } = useApp()
  return useMoneyAct(calls.wallet.deposit, {
    onDone: (deposit) => {
      keepOpenDeposit(storage.tab, deposit.depositId)
      queryClient.setQueryData(depositKey(deposit.depositId), deposit)
      onOpen(deposit)
    },
  })
}
