import { calls } from '@saola/protocol'
import { callQuery, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

const pollMs = 5_000

/** Whether the merchant keeps one wallet for all vendors; kept, so that a page loaded anew asks for the wallets at once. */
export function merchantWalletQuery({ api }: Pick<AppContext, 'api'>) {
  const call = calls.wallet.merchantWallet
  return queryOptions({
    ...callQuery(api, call),
    staleTime: stale.session,
    meta: { call, quiet: true, keep: 'tab' },
  })
}

/** The last transfers between the wallets. */
export function vendorTransfersQuery({ api }: Pick<AppContext, 'api'>, pageSize: number) {
  const call = calls.wallet.transfers
  return queryOptions({
    ...callQuery(api, call, { pageNo: 1, pageSize }),
    staleTime: stale.moment,
    refetchInterval: ({ state }) =>
      state.data?.list.some((transfer) => transfer.state === 'pending') ? pollMs : false,
    meta: { call, quiet: true },
  })
}
