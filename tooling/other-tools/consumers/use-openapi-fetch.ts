import createClient from 'openapi-fetch'
import type { paths } from './schema.ts'
import type { Answers, Visitor } from './visitor.ts'

/** Signs in as the document says, and asks what it may ask then. */
export async function visit({ baseUrl, name, password, seal }: Visitor): Promise<Answers> {
  const client = createClient<paths>({ baseUrl })
  const header = { Merchant: 'saola', Language: 'EN' } as const
  const key = await client.GET('/wps/session/key/jwk', { params: { header } })
  if (!key.data) throw new Error(JSON.stringify(key.error))
  const { value, encryption } = await seal(key.data.value, { username: name, password, type: 'username' })
  const entered = await client.POST('/wps/session/login', {
    params: { header: { ...header, Encryption: encryption } },
    body: { value },
  })
  if (!entered.data) throw new Error(JSON.stringify(entered.error))
  const { token } = entered.data.value
  const path = '/wps/v2/wallets/balance'
  const balance = await client.GET(path, { params: { header }, headers: { Authorization: token } })
  const nobody = await client.GET(path, { params: { header } })
  return { balance: balance.data?.value.sumBalance, refusedAs: nobody.error?.errorCode }
}
