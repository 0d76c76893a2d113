/** What may be used now, in đồng: the sum itself where a gateway knows neither holds nor stakes. */
export function availableOf(balance: { sumBalance: number; available?: number | undefined }): number {
  return balance.available ?? balance.sumBalance
}
