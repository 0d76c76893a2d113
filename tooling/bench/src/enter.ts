import type { Page } from '@playwright/test'
import { createApiClient } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { demoAccounts } from '@saola/scripts'

/** Signs a demo account in to a site, on a page of it that runs no app. */
export async function enter(page: Page, site: string, username: string): Promise<void> {
  const base = { baseUrl: site, merchant: 'saola', language: () => 'VI' as const, cipher: 'jwe' as const }
  const { password } = demoAccounts
  const { token } = await createApiClient({ ...base, token: () => undefined }).send(calls.session.login, {
    username,
    password,
    type: 'username',
  })
  const member = await createApiClient({ ...base, token: () => token }).send(calls.member.info)
  await page.goto(`${site}/config.json`)
  await page.evaluate(
    (session) => sessionStorage.setItem('session', session),
    JSON.stringify({ token, member, mustChangePassword: false }),
  )
}
