import { whenToken, type AppContext } from '@saola/shell'
import { unreadQuery } from '../messages/unread-query.ts'
import { balanceQuery } from '../money/balance-query.ts'
import { protectionQuery } from '../protection/protection-query.ts'

/**
 * Asks for what stands around every page of a member as soon as there is a token: who the member is, and the code of the
 * parts that show it, are on their way at the same time (session 35).
 */
export function readAccount(app: Pick<AppContext, 'api' | 'queryClient' | 'session'>): void {
  const { queryClient } = app
  whenToken(app.session, () => {
    void queryClient.prefetchQuery(balanceQuery(app))
    void queryClient.prefetchQuery(unreadQuery(app))
    void queryClient.prefetchQuery(protectionQuery(app))
  })
}
