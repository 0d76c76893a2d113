import { createApiClient, type ApiClient } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { demoAccounts } from '@saola/scripts'

/** Calls of somebody who is signed in, and the token they carry. */
export type Caller = { api: ApiClient; token: string }

/** Signs a demo account in without a page; `base` is the gateway or a site before it. */
export async function callAs(
  base: string,
  name: string,
  password: string = demoAccounts.password,
): Promise<Caller> {
  let token: string | undefined
  const api = createApiClient({
    baseUrl: base,
    merchant: 'saola',
    language: () => 'VI',
    token: () => token,
    cipher: 'jwe',
  })
  token = (await api.send(calls.session.login, { username: name, password, type: 'username' })).token
  return { api, token }
}
