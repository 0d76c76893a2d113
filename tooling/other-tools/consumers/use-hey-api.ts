import { sessionKeyJwk, sessionLogin, walletBalance } from './hey-api'
import { createClient } from './hey-api/client'
import type { Answers, Visitor } from './visitor.ts'

/** Signs in as the document says, and asks what it may ask then. */
export async function visit({ baseUrl, name, password, seal }: Visitor): Promise<Answers> {
  const headers = { Merchant: 'saola', Language: 'EN' } as const
  const client = createClient({ baseUrl })
  const key = await sessionKeyJwk({ client, headers, throwOnError: true })
  const { value, encryption } = await seal(key.data.value, { username: name, password, type: 'username' })
  const entered = await sessionLogin({
    client,
    headers: { ...headers, Encryption: encryption },
    body: { value },
    throwOnError: true,
  })
  const { token } = entered.data.value
  const balance = await walletBalance({ client, headers, auth: token })
  const nobody = await walletBalance({ client, headers })
  return { balance: balance.data?.value.sumBalance, refusedAs: nobody.error?.errorCode }
}
