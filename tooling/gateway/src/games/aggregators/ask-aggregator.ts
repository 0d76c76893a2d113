import type { AggregatorRequest } from '@saola/aggregators'
import type { Vendor } from '../../vendors/find-vendor.ts'

/** Sends a request to an aggregator; undefined where it does not answer in time. */
export async function askAggregator(
  { origin }: Pick<Vendor, 'origin'>,
  { path, headers, body }: AggregatorRequest,
  timeoutMs: number,
): Promise<{ status: number; body: string } | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(new URL(path, origin), { method: 'POST', headers, body, signal })
    return { status: response.status, body: await response.text() }
  } catch {
    return undefined
  }
}
