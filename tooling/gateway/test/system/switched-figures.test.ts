import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { refusal, visit } from '../http/visitor.ts'
import { operate } from '../session/inbox.ts'
import { savePaymentPassword } from '../../src/accounts/payment-password.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
})
afterAll(() => gateway.close())

const turn = (module: string, isOn: boolean) => operate(gateway, { switches: { [module]: isOn } })

it.each([
  ['nobody names it', undefined, true],
  ['it is off', false, false],
  ['it is on', true, true],
])('where a sign-in came from is told while %s (DISPLAYLOCATION3, system 52)', async (_, isOn, isTold) => {
  if (isOn !== undefined) await turn('DISPLAYLOCATION3', isOn)
  const member = visit(gateway, { region: 'SG' })
  await member.signIn('member01')
  const [here] = await member.api.send(calls.member.sessions)
  expect(here?.isCurrent).toBe(true)
  expect(here?.place?.startsWith('SG') ?? false).toBe(isTold)
  const { lastLoginLocation = '' } = await member.api.send(calls.member.info)
  expect(lastLoginLocation !== '').toBe(isTold)
})

it.each([
  ['nobody names it', undefined, true],
  ['it is off', false, false],
  ['it is on', true, true],
])(
  'what all invited friends brought is told while %s (DISPTOTPROMEARN3, system 52)',
  async (_, isOn, isTold) => {
    if (isOn !== undefined) await turn('DISPTOTPROMEARN3', isOn)
    const member = visit(gateway)
    await member.signIn('member01')
    const referral = await member.api.send(calls.promotions.referral)
    expect(referral.totalInvitations).toBeTypeOf('number')
    expect(referral.earned !== undefined).toBe(isTold)
  },
)

it('a withdrawal asks for the transaction password unless WDRAWNOPASSVERIF3 is on (wallet 68)', async () => {
  const member = visit(gateway)
  await member.signIn('member01')
  const { id } = await member.api.send(calls.member.info)
  const paymentPassword = '246810'
  await savePaymentPassword(gateway.services.db, Number(id), paymentPassword, gateway.services)
  const { cardId } = await member.api.send(calls.wallet.addBankCard, {
    bin: '970436',
    accountNumber: '0071001234567',
    accountName: 'Nguyễn Minh An',
    paymentPassword,
  })
  const wish = { cardId, amount: 100_000 }
  const ask = (more: { paymentPassword?: string }, key: string) =>
    member.api.send(calls.wallet.withdraw, { ...wish, ...more }, { idempotencyKey: `no-password-${key}` })
  const needed = { code: 'invalid.payment.pw', field: 'paymentPassword' }
  expect(await refusal(ask({}, 'first'))).toMatchObject(needed)
  expect(await refusal(ask({ paymentPassword: '000000' }, 'second'))).toMatchObject(needed)
  await turn('WDRAWNOPASSVERIF3', true)
  expect(await ask({}, 'third')).toMatchObject({ amount: 100_000 })
  await turn('WDRAWNOPASSVERIF3', false)
  expect(await refusal(ask({}, 'fourth'))).toMatchObject(needed)
})
