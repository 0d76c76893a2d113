import { createApiClient } from '@saola/api-client'
import { calls } from '@saola/protocol'

/** Ends a session as the tab has kept it, without the tab: as from another device, or at the desk. */
export async function endSession(site: string, kept: string | null): Promise<void> {
  const { token } = JSON.parse(kept ?? '{}') as { token?: string }
  const api = createApiClient({
    baseUrl: site,
    merchant: 'saola',
    language: () => 'VI',
    token: () => token,
    cipher: 'jwe',
  })
  await api.send(calls.session.logout)
}
