import { describe, expect, it } from 'vitest'
import { allCalls, areas, calls, errorCodes } from '@saola/protocol'

const rows = allCalls()

describe('the table of calls (specification 7)', () => {
  it('names every row once', () => {
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
  })

  it('gives every method and path once', () => {
    expect(new Set(rows.map((row) => `${row.method} ${row.path}`)).size).toBe(rows.length)
  })

  it.each(rows.map((row) => [row.id, row] as const))('%s begins with an area word', (id) => {
    expect(areas).toContain(id.slice(0, id.indexOf('.')))
  })

  it.each([
    ['POST', '/wps/session/login', 'sealed'],
    ['PUT', '/wps/member/register', 'sealed'],
    ['PUT', '/wps/member/register/mobile', 'sealed'],
    ['POST', '/wps/member/password', 'sealed'],
    ['POST', '/wps/member/password/verification', 'sealed'],
    ['POST', '/wps/member/password/email', 'open'],
    ['POST', '/wps/session/login/freeplay', 'open'],
  ])('%s %s travels %s', (method, path, how) => {
    const row = rows.find((each) => each.method === method && each.path === path)
    expect(row?.sealed).toBe(how === 'sealed')
  })

  it('sends t with every GET of /wps and /lgw except the game list and the static reads', () => {
    const without = rows.filter((row) => row.method === 'GET' && !row.timestamp).map((row) => row.id)
    expect(without.toSorted()).toEqual(['games.catalogue', 'games.gameList', 'system.config', 'system.ping'])
  })

  it('hands the errors of the affiliate call and of those that send a code to the caller (specification 8)', () => {
    expect(
      rows
        .filter((row) => row.errors === 'caller')
        .map((row) => row.id)
        .toSorted(),
    ).toEqual([
      'member.contactCode',
      'member.passwordCode',
      'session.affiliate',
      'session.emailRegister',
      'session.smsNoLogin',
      'session.smsRegister',
      'session.smsReset',
      'session.verificationCode',
    ])
  })

  it('answers /wps in an envelope and /lgw bare', () => {
    for (const row of rows.filter((each) => each.answer !== 'text')) {
      expect(row.answer, row.id).toBe(row.path.startsWith('/wps') ? 'envelope' : 'bare')
    }
  })

  it('moves money only with a token and never with a GET', () => {
    for (const row of rows.filter((each) => each.money)) {
      expect([row.id, row.token, row.method === 'GET']).toEqual([row.id, 'required', false])
    }
  })
})

describe('inputs', () => {
  it.each([
    ['3', 3],
    [7, 7],
  ])('takes the page number %j from a query string or from code', (pageNo, expected) => {
    const result = calls.games.gameList.input.safeParse({ pageNo, pageSize: 20 })
    expect(result.success && result.data.pageNo).toBe(expected)
  })

  it.each([[0], ['0'], ['x'], [1.5], [100_001]])('refuses the page number %j', (pageNo) => {
    expect(calls.games.gameList.input.safeParse({ pageNo, pageSize: 20 }).success).toBe(false)
  })

  it.each([[0], [-1], [0.5], ['100000'], [1_000_000_000_001]])('refuses the amount %j', (amount) => {
    expect(calls.wallet.deposit.input.safeParse({ amount }).success).toBe(false)
  })
})

describe('error codes', () => {
  it('carries 401 for a session that is gone and 429 for too many requests', () => {
    expect(errorCodes['login.not.session']).toBe(401)
    expect(errorCodes.TOO_MANY_REQUEST).toBe(429)
  })
})
