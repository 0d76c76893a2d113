import { calls } from '@saola/protocol'
import { callKey, useApp } from '@saola/shell'
import { useCallback } from 'react'

/** Reads balance, play and limits anew; what to do when a game says that a round moved money. */
export function useMoneyMoved(): () => void {
  const { queryClient } = useApp()
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: callKey(calls.wallet.balance).slice(0, 2) })
    void queryClient.invalidateQueries({ queryKey: callKey(calls.wallet.vendorBalances).slice(0, 2) })
    void queryClient.invalidateQueries({ queryKey: callKey(calls.protection.state).slice(0, 1) })
  }, [queryClient])
}
