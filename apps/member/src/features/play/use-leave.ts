import { calls } from '@saola/protocol'
import { callKey, useApp } from '@saola/shell'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { paths } from '#shared/paths.ts'

/** The way back to where the member came from; the lobby for whoever came by a link. */
export function useLeave(): () => void {
  const router = useRouter()
  const { queryClient } = useApp()
  const canGoBack = useCanGoBack()
  useEffect(
    () => () => {
      // What the sitting changed shows on the next page.
      void queryClient.invalidateQueries({ queryKey: callKey(calls.games.recentGames).slice(0, 2) })
      void queryClient.invalidateQueries({ queryKey: callKey(calls.wallet.balance).slice(0, 2) })
    },
    [queryClient],
  )
  return useCallback(() => {
    if (canGoBack) router.history.back()
    else void router.navigate({ to: paths.lobby, replace: true })
  }, [canGoBack, router])
}
