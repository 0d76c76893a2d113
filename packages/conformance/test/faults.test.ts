import { describe, expect, it } from 'vitest'
import { differencesIn, reportOn, type Fault } from './run-kit.ts'
import { bare, refusal, type Lapses } from './tiny-gateway.ts'

const html = {
  status: 200,
  text: '<!doctype html><h1>Welcome</h1>',
  headers: { 'Content-Type': 'text/html' },
}
/** Calls enough for every rule. */
const only = ['member.info', 'wallet.balance']
const seconds = 1_800_000_000

describe('a call', () => {
  it.each<[what: string, fault: Fault, call: string, difference: object]>([
    [
      'without a part of its reply',
      { 'GET /wps/system/status': () => ({ maintenance: false }) },
      'system.status',
      { field: 'info', came: 'nothing', wanted: 'an object' },
    ],
    [
      'without the envelope',
      { 'GET /wps/system/status': () => bare({ info: { whitelabel: { modId: 'A', enabled: '1' } } }) },
      'system.status',
      { field: 'body', came: 'an object with info', wanted: '{ "success": true, "value": … }' },
    ],
    [
      'with an amount in words',
      { 'GET /wps/v2/wallets/balance': () => ({ sumBalance: '1,000 VND', balance: [] }) },
      'wallet.balance',
      { field: 'sumBalance', came: '"1,000 VND"' },
    ],
    [
      'with a list that is an object',
      { 'GET /wps/relay/MCSFE_getFavoriteGames': () => ({ 0: 'a' }) },
      'games.favorites',
      { field: 'value', came: 'an object with 0', wanted: 'a list' },
    ],
    [
      'without the ids of its rows, which is said once',
      { 'GET /wps/relay/GCSGAME_hotGamesV2': () => ({ list: [{ gameName: 'A' }, { gameName: 'B' }] }) },
      'games.hotGames',
      { field: 'list.0.nodeId', came: 'nothing' },
    ],
    [
      'that fails',
      { 'GET /wps/relay/GCSGAME_hotGamesV2': () => bare({ error: 'boom' }, 500) },
      'games.hotGames',
      { field: 'answer', came: 'HTTP 500, an object with error' },
    ],
    [
      'that fails in the words of the family',
      { 'GET /wps/relay/GCSGAME_hotGamesV2': () => refusal('internal', 500) },
      'games.hotGames',
      { field: 'answer', came: 'HTTP 500, internal: Refused: internal' },
    ],
    [
      'that answers a web page',
      { 'GET /wps/system/status': () => html },
      'system.status',
      { field: 'body', came: 'HTTP 200, a web page' },
    ],
    [
      'whose key is no key',
      { 'GET /wps/session/key/rsa': () => ({ status: 200, text: 'MIIBIjANBgkq' }) },
      'session.keyRsa',
      { field: 'value', came: '"MIIBIjANBgkq"' },
    ],
  ])('%s', async (_, fault, call, difference) => {
    const report = await reportOn(fault, { only: [call] })
    const found = report.calls.find(({ id }) => id === call)
    expect(found).toMatchObject({ outcome: 'differs' })
    expect(found?.differences).toHaveLength(1)
    expect(found?.differences[0]).toMatchObject(difference)
  })
})

describe('a rule', () => {
  it.each<[about: string, rule: string, fault: Fault, lapses?: Lapses]>([
    [
      'a wrong password is refused',
      'session.wrong-password',
      ({ tokens }) => ({
        'POST /wps/session/login': () => {
          tokens.add('anybody')
          return { token: 'anybody' }
        },
      }),
    ],
    ['the right password signs in', 'session.sign-in-account', {}, { sealing: true }],
    ['a token is needed', 'session.token-needed', {}, { token: true }],
    ['the lack of a token is a 401', 'session.token-needed', {}, { fault: (code) => refusal(code, 200) }],
    ['signing out ends the token', 'session.sign-out', { 'DELETE /wps/session/logout': () => null }],
    ['a foreign merchant is refused', 'session.foreign-merchant', {}, { merchant: true }],
    [
      'a body that cannot be opened is told by its code',
      'session.unreadable-body',
      {},
      {
        fault: (code) =>
          refusal(
            code === 'request_body_required' ? 'internal' : code,
            code === 'login.not.session' ? 401 : 400,
          ),
      },
    ],
    [
      'a balance is the sum of its parts',
      'money.sum',
      {
        'GET /wps/v2/wallets/balance': () => ({
          sumBalance: 1000,
          balance: [{ accountTypeId: 2, availBalance: 999 }],
        }),
      },
    ],
    [
      'a repeated key moves once',
      'money.once',
      ({ move }) => {
        let count = 0
        return { 'POST /wps/relay/GCS_walletTransfer': () => move(`key ${(count += 1)}`) }
      },
    ],
    [
      '`t` is taken',
      'transport.t',
      {
        'GET /wps/system/status': ({ query }) =>
          query.has('t')
            ? refusal('request_param_err')
            : { info: { whitelabel: { modId: 'A', enabled: '1' } } },
      },
    ],
    ['a read takes GET alone', 'transport.method', {}, { method: true }],
    [
      'the key is odd',
      'transport.key',
      { 'GET /wps/session/key/rsa': () => ({ status: 200, text: 'e'.repeat(256) }) },
    ],
    ['other origins may call', 'transport.cors', {}],
    [
      'refusals are the family’s',
      'answers.refusals',
      {},
      { fault: (code) => bare({ error: code }, code === 'login.not.session' ? 401 : 400) },
    ],
    [
      'times are milliseconds',
      'answers.milliseconds',
      { 'GET /wps/member/info': () => ({ id: '7', account: 'a', type: 0, regDate: seconds }) },
    ],
  ])('%s', async (_, rule, fault, lapses = {}) => {
    const report = await reportOn(fault, { lapses, only, acts: true, origin: 'https://site.example' })
    expect(Object.keys(differencesIn(report))).toContain(rule)
  })

  it('answers come in time', async () => {
    let clock = 0
    const report = await reportOn({}, { only, now: () => (clock += 6_000) })
    expect(Object.keys(differencesIn(report))).toEqual(['answers.quick'])
  })

  it('a wrong key or an origin that nobody gave breaks nothing else', async () => {
    const report = await reportOn({}, { only, origin: 'https://site.example' })
    expect(Object.keys(differencesIn(report))).toEqual(['transport.cors'])
  })
})
