import { beforeAll, describe, expect, it } from 'vitest'
import { countOutcomes, hasDifferences, type CallResult, type Report } from '@saola/conformance'
import { differencesIn, reportOn } from './run-kit.ts'
import { account, openTinyGateway, refusal } from './tiny-gateway.ts'

type Results = ReadonlyMap<string, CallResult>

function byId({ calls }: Report): Results {
  return new Map(calls.map((result) => [result.id, result]))
}

describe('a gateway that has some of the calls and answers them well', () => {
  let report: Report
  let found: Results
  beforeAll(async () => {
    report = await reportOn()
    found = byId(report)
  })

  it('differs nowhere', () => {
    expect(differencesIn(report)).toEqual({})
    expect(hasDifferences(report)).toBe(false)
    expect(countOutcomes(report.calls).missing).toBeGreaterThan(200)
  })

  it('differs nowhere with acts, which leave everything as it was', async () => {
    const withActs = await reportOn({}, { acts: true })
    expect(differencesIn(withActs)).toEqual({})
    for (const id of ['games.addFavorite', 'games.removeFavorite', 'wallet.transfer']) {
      expect(byId(withActs).get(id)?.outcome).toBe('agrees')
    }
  })

  it.each([
    ['wallet.balance', 'agrees', undefined],
    ['games.addFavorite', 'not tried', 'it changes something'],
    ['wallet.transfer', 'not tried', 'it moves money'],
    ['system.config', 'not tried', 'the site answers it, not the gateway'],
    ['wallet.banks', 'missing', 'HTTP 404, the text "Not found"'],
    ['wallet.withdraw', 'missing', 'HTTP 404, the text "Not found"'],
  ])('has %s as %s', (id, outcome, why) => {
    expect(found.get(id)).toMatchObject({ outcome, ...(why && { why }) })
  })

  it('can be given the pages whose calls it has', () => {
    const site = 'member'
    expect(report.pages).toContainEqual({ site, path: '/wallet', outcome: 'offered', because: [] })
    const lacking = { outcome: 'not offered', because: ['wallet.bankCards'] }
    expect(report.pages).toContainEqual({ site, path: '/wallet/banks', ...lacking })
  })

  it('is known to have the acts that are not tried', async () => {
    expect(found.get('games.addFavorite')?.isThere).toBe(true)
  })

  it('is asked without an account too, and then for less', async () => {
    const withoutAccount = byId(await reportOn({}, { account: undefined, only: ['system', 'wallet'] }))
    expect(withoutAccount.get('system.status')?.outcome).toBe('agrees')
    expect(withoutAccount.get('wallet.balance')).toMatchObject({
      outcome: 'not tried',
      why: 'it needs an account (--account)',
      isThere: true,
    })
  })
})

describe('a reply that our apps can read without a part of it', () => {
  it('differs, and is said to be readable', async () => {
    const info = { id: '7', account: 'a', type: 0, nickname: 5 }
    const report = await reportOn({ 'GET /wps/member/info': () => info }, { only: ['member.info'] })
    expect(byId(report).get('member.info')).toMatchObject({
      outcome: 'differs',
      isReadable: true,
      differences: [{ field: 'nickname', came: '5', wanted: 'text' }],
    })
  })

  it('may have ids that no number holds', async () => {
    const text = '{"success":true,"value":{"id":9007199254740993,"account":"a","type":0}}'
    const report = await reportOn(
      { 'GET /wps/member/info': () => ({ status: 200, text }) },
      { only: ['member.info'] },
    )
    expect(byId(report).get('member.info')?.outcome).toBe('agrees')
  })
})

it('moves money by the ids of the wallets where a gateway takes those', async () => {
  const moved: unknown[] = []
  const report = await reportOn(
    {
      'GET /wps/v2/wallets/balance': () => ({
        sumBalance: 100,
        balance: [
          { accountTypeId: 2, availBalance: 90 },
          { accountTypeId: 7, availBalance: 10 },
        ],
      }),
      'POST /wps/relay/GCS_walletTransfer': ({ body }) => {
        if (body['fromAccountTypeId'] === undefined) return refusal('request_param_err')
        moved.push([body['fromAccountTypeId'], body['toAccountTypeId'], body['amount']])
        return null
      },
    },
    { acts: true, only: ['wallet'] },
  )
  expect(report.rules.find(({ id }) => id === 'money.once')?.outcome).toBe('agrees')
  expect(moved).toEqual([
    [2, 7, 1],
    [2, 7, 1],
  ])
})

it('looks at some calls alone where it is told to', async () => {
  const report = await reportOn({}, { only: ['points', 'wallet.balance'] })
  const others = report.calls.filter(({ id }) => id !== 'wallet.balance' && !id.startsWith('points.'))
  expect(others).toEqual([])
  expect(report.calls.length).toBeGreaterThan(5)
})

describe('without acts', () => {
  it('moves no money and ends the session that it has begun', async () => {
    const gateway = await openTinyGateway()
    const report = await reportOn({}, { url: gateway.url })
    expect(report.rules.find(({ id }) => id === 'session.sign-out')?.outcome).toBe('agrees')
    expect(gateway.moved()).toBe(0)
    expect(gateway.tokens.size).toBe(0)
    await gateway.close()
  })
})

describe('a gateway that cannot be reached', () => {
  it('differs in every call that was sent', async () => {
    const report = await reportOn({}, { url: 'http://127.0.0.1:1', account })
    const status = report.calls.find(({ id }) => id === 'system.status')
    expect(status).toMatchObject({ outcome: 'differs' })
    expect(status?.differences[0]).toMatchObject({ field: 'answer', wanted: 'an answer' })
    expect(hasDifferences(report)).toBe(true)
  })
})

describe('a gateway that asks everybody for a token before it looks at the address', () => {
  const unknown = {
    status: 401,
    text: JSON.stringify({ success: false, message: 'Sign in', errorCode: 'login.not.session' }),
  }

  it('is not said to have a call that nobody tried', async () => {
    const found = byId(await reportOn({}, { only: ['wallet'], lapses: { unknown } }))
    expect(found.get('wallet.withdraw')).toMatchObject({ outcome: 'not tried', why: 'it moves money' })
    expect(found.get('wallet.withdraw')?.isThere).toBeUndefined()
  })
})
