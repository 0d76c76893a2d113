import { createApiClient } from '@saola/api-client'
import { calls } from '@saola/protocol'
import type { ToldClient } from '@saola/testkit'
import { demoAccounts } from '@saola/scripts'

/** Calls of somebody who is signed in, and the token they carry. */
export type Caller = { api: ToldClient; token: string }

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
    // The reference gateway tells what came of each act.
  }) as ToldClient
  token = (await api.send(calls.session.login, { username: name, password, type: 'username' })).token
  return { api, token }
}
