import { afterEach, beforeEach, expect, it } from 'vitest'
import { createApiClient, type ApiClient } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { memberPaymentPassword, signIns, startSecondGateway, type SecondGateway } from '@saola/second-gateway'

let gateway: SecondGateway
let member: ApiClient
beforeEach(async () => {
  gateway = await startSecondGateway({ origins: [] })
  let token: string | undefined
  member = createApiClient({
    baseUrl: gateway.origin,
    merchant: 'mekong',
    language: () => 'VI',
    token: () => token,
    cipher: 'des-rsa',
  })
  ;({ token } = await member.send(calls.session.login, { ...signIns.member, type: 'username' }))
})
afterEach(() => gateway.close())

async function withdraw(fields: { amount?: number; paymentPassword?: string }, key?: string) {
  const [card] = (await member.send(calls.wallet.bankCards)).cards
  const wish = {
    cardId: card?.cardId ?? '',
    amount: 100_000,
    paymentPassword: memberPaymentPassword,
    ...fields,
  }
  return member.send(calls.wallet.withdraw, wish, key === undefined ? {} : { idempotencyKey: key })
}

const available = async () => (await member.send(calls.wallet.balance)).available

it('takes whole amounts out of a wallet with hundredths, once for one key', async () => {
  expect(await member.send(calls.wallet.withdrawalSettings)).toMatchObject({ minimumAmount: 50_000, fee: 0 })
  for (const key of ['a', 'a']) expect(await withdraw({ amount: 1_162_345 }, key)).toBeUndefined()
  expect(await available()).toBe(0.25)
})

it.each([
  ['more than there is', { amount: 1_162_346 }, 'BALANCE_NOT_ENOUGH'],
  ['the wrong password', { paymentPassword: '000000' }, 'invalid.payment.pw'],
])('refuses %s', async (_what, fields, code) => {
  await expect(withdraw(fields)).rejects.toMatchObject({ code })
  expect(await available()).toBe(1_162_345.25)
})
