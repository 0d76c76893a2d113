import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, lotteryKinds } from '@saola/protocol'
import { frameOrigins } from '../../src/games/seamless/frame-origins.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { refusal, visit } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'

const lotus = {
  merchant: 'lotus',
  name: 'Lotus',
  site: 'https://lotus.example',
  agent: { name: 'lotus01', password: 'Ao-sen-7-canh' },
  bank: { bin: '970436', name: 'Vietcombank', accountNumber: '0011004455667', accountName: 'CONG TY LOTUS' },
}

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
})
afterAll(async () => {
  await expectReconciled(gateway.services.db)
  await gateway.close()
})

async function operate(
  act: string,
  wanted: object,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await gateway.fetch(`http://gateway.test/ops/${act}`, {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops', Language: 'EN' },
    body: JSON.stringify(wanted),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

async function mainDomain(merchant: string): Promise<string> {
  const { info } = await visit(gateway, { merchant }).api.send(calls.system.status)
  return String(info.mainDomain)
}

describe('a merchant is opened by one act (system 46)', () => {
  it('nobody is served under its code before', async () => {
    const { api } = visit(gateway, { merchant: 'lotus' })
    expect((await refusal(api.send(calls.system.status))).code).toBe('function.not.available')
  })

  it.each([
    ['merchant', { merchant: 'Lotus!' }],
    ['merchant', { merchant: 'l' }],
    ['site', { site: 'https://lotus.example/shop' }],
    ['site', { site: 'lotus.example' }],
    ['agent.name', { agent: { ...lotus.agent, name: 'a' } }],
    ['agent.password', { agent: { ...lotus.agent, password: 'short' } }],
    ['agent.password', { agent: { ...lotus.agent, password: 'lotus0123' } }],
    ['agent.password', { agent: { ...lotus.agent, password: 'password1' } }],
    ['bank.bin', { bank: { ...lotus.bank, bin: '97043' } }],
    ['bank.accountNumber', { bank: { ...lotus.bank, accountNumber: '12 34' } }],
    ['bank.accountName', { bank: { ...lotus.bank, accountName: ' ' } }],
  ])('what cannot be %s is refused at that field', async (field, change) => {
    const { status, body } = await operate('open-merchant', { ...lotus, ...change })
    expect([status, body['errorField'] ?? body['field'] ?? JSON.stringify(body)]).toEqual([
      expect.any(Number),
      expect.stringContaining(field),
    ])
    expect(body['success']).toBe(false)
  })

  it('then its site is open, with every usual way in', async () => {
    expect((await operate('open-merchant', lotus)).body).toEqual({
      success: true,
      value: { merchant: 'lotus', agent: 'lotus01' },
    })
    const { api } = visit(gateway, { merchant: 'lotus' })
    const { info } = await api.send(calls.system.status)
    expect(info.mainDomain).toBe('https://lotus.example')
    expect(info.register['username']).toMatchObject({ enabled: true, required: true })
    expect(JSON.stringify(info.whitelabel)).toContain('{"modId":"USERNAMEREG3","enabled":"1"}')
    expect(JSON.stringify(info.whitelabel)).toContain('{"modId":"SOCIALGOOGLE3","enabled":"0"}')
  })

  it('a code that is taken is refused, and what stands under it is left alone', async () => {
    const again = await operate('open-merchant', { ...lotus, name: 'Another' })
    expect(again.body).toMatchObject({ success: false, errorCode: 'request_param_err' })
    const { rows } = await gateway.runSql(`select name from merchant where code = 'lotus'`)
    expect(rows).toEqual([{ name: 'Lotus' }])
  })

  it('its agent signs in with the password that was chosen for it, and must choose another', async () => {
    const { api } = visit(gateway, { merchant: 'lotus', addresses: '203.0.113.60' })
    const { agent } = lotus
    const sent = {
      username: agent.name,
      password: agent.password,
      type: 'username',
      loginDeviceId: 'd1',
    } as const
    expect(await api.send(calls.session.login, sent)).toMatchObject({ firstTimeLogin: true })
  })

  it('who registers without a code comes below that agent, and his link leads to its own site', async () => {
    const visitor = visit(gateway, { merchant: 'lotus', addresses: '203.0.113.61' })
    const signedIn = await visitor.api.send(calls.session.register, {
      username: 'hoasen99',
      password: 'matkhau9',
      confirmPassword: 'matkhau9',
      domain: 'lotus.example',
      registerUrl: 'https://lotus.example/',
      registerMethod: 'WEB',
      confirmedAge: true,
    })
    const { rows } = await gateway.runSql(
      `select upline.name, upline.type from account join account upline on upline.id = account.upline_id where account.name = 'hoasen99'`,
    )
    // It stands at the top of its line, where accounts for staff may be opened.
    expect(rows).toEqual([{ name: 'lotus01', type: 2 }])
    const member = visit(gateway, { merchant: 'lotus', token: signedIn.token })
    const { url } = await member.api.send(calls.promotions.referral)
    expect(url).toMatch(/^https:\/\/lotus\.example\/\?referralCode=/)
    const { chatUrl } = await member.api.send(calls.support.launchChat)
    expect(chatUrl).toBe('https://lotus.example/chat')
  })

  it('it pays for every kind of lottery what is usual', async () => {
    const { rows } = await gateway.runSql(
      `select distinct kind from lottery_offer join merchant on merchant.id = merchant_id where code = 'lotus' order by kind`,
    )
    expect(rows).toEqual(lotteryKinds.toSorted().map((kind) => ({ kind })))
  })
})

describe('where a merchant’s site stands is its own (system 46)', () => {
  it('the act `merchant` moves it, and takes it back to where the installation has it', async () => {
    const usual = gateway.services.settings.memberOrigin
    await operate('merchant', { merchant: 'lotus', site: 'https://hoasen.example' })
    expect([await mainDomain('lotus'), await mainDomain('saola')]).toEqual(['https://hoasen.example', usual])
    await operate('merchant', { merchant: 'lotus', restrictedRegions: [] })
    expect(await mainDomain('lotus')).toBe('https://hoasen.example')
    await operate('merchant', { merchant: 'lotus', site: null })
    expect(await mainDomain('lotus')).toBe(usual)
  })

  it('its pages may call the gateway, and frame games', async () => {
    await operate('merchant', { merchant: 'lotus', site: 'https://hoasen.example' })
    const asked = await gateway.fetch('http://gateway.test/wps/system/status', {
      headers: { Merchant: 'lotus', Origin: 'https://hoasen.example' },
    })
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe('https://hoasen.example')
    expect(await frameOrigins(gateway.services)).toMatchObject({
      value: {
        origins: expect.arrayContaining(['https://hoasen.example', gateway.services.settings.memberOrigin]),
      },
    })
  })
})
