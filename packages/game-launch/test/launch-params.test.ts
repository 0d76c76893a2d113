import { launchParams, prizeModeOf, type LaunchRequest } from '@saola/game-launch'
import { calls } from '@saola/protocol'
import { describe, expect, it } from 'vitest'

const request: LaunchRequest = {
  card: { vassalage: 'SAOLA', nodeId: '7', gameId: 'limbo' },
  member: { username: 'minh88' },
  language: 'VI',
  device: 'desktop',
  backUrl: 'https://saola.example/lobby',
}

describe('the launch query (games 9)', () => {
  it('of a vendor game', () => {
    expect(launchParams(request)).toEqual({
      launchMode: 'GLS',
      gameId: 'limbo',
      nodeId: '7',
      vassalage: 'SAOLA',
      accountType: 1,
      platform: 'html5',
      clientType: 3,
      language: 'VI',
      username: 'minh88',
      confirmTrans: 0,
      webView: false,
      isCoin: false,
    })
  })

  it('of a game on a phone for free play', () => {
    expect(launchParams({ ...request, device: 'mobile', freePlay: true })).toMatchObject({
      clientType: 2,
      accountType: 0,
    })
  })

  it('of a vendor game that is gone on with', () => {
    expect(launchParams({ ...request, playSessionId: 'c0ffee' })).toMatchObject({ playSessionId: 'c0ffee' })
  })

  it('leaves out what a card does not have', () => {
    const params = launchParams({ ...request, card: { vassalage: 'GPI', isGame: 'VASSALAGE' } })
    expect(params).toMatchObject({ launchMode: 'GLS', vassalage: 'GPI' })
    expect(Object.keys(params)).not.toContain('nodeId')
    expect(Object.keys(params)).not.toContain('gameId')
  })

  it('of a Vietnamese lottery', () => {
    expect(
      launchParams({ ...request, card: { vassalage: 'TCG_LOTTO_VN', gameCode: 'MB' }, language: 'EN' }),
    ).toEqual({
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: 'Elott',
      lottoGameCode: 'MB',
      lottoView: 'betting',
      device: 'WEB',
      backUrl: 'https://saola.example/lobby',
      language: 'EN',
    })
  })

  it.each([
    [{ vassalage: 'TCG_LOTTO_VN' }, undefined, 'Elott', 'lobby'],
    [{ vassalage: 'TCG_LOTTO_VN', gameCode: 'MB', nodeId: 'LOTTO_LOBBY' }, 'Lott', 'Lott', 'lobby'],
    [{ vassalage: 'ELOTT', gameCode: 'K3' }, 'ZY', 'ZY', 'betting'],
    [{ vassalage: 'TCG_SEA', gameCode: 'THAI' }, 'Lott', 'SEA', 'betting'],
    [{ vassalage: 'TCG_SEA' }, undefined, 'SEA', 'lobby'],
  ] as const)('%j with prize mode %s asks for %s and %s', (card, prizeMode, lottoPrizeMode, lottoView) => {
    const params = launchParams({ ...request, card, ...(prizeMode === undefined ? {} : { prizeMode }) })
    expect(params).toMatchObject({ lottoPrizeMode, lottoView, launchMode: 'LOTT' })
  })

  it.each([request, { ...request, card: { vassalage: 'TCG_SEA' } }])(
    'passes the schema of the call',
    (each) => {
      expect(calls.games.launchGame.input.safeParse(launchParams(each)).success).toBe(true)
    },
  )
})

it.each([
  [[], 'Lott'],
  [[{ title: 'ELOTT', cards: [{ vassalage: 'GPI' }] }], 'Lott'],
  [[{ title: 'LOTT', cards: [{ vassalage: 'TCG_LOTTO_VN' }] }], 'Lott'],
  [
    [
      { title: 'LOTT', cards: [] },
      { title: 'ELOTT', cards: [{ vassalage: 'GPI' }, { vassalage: 'TCG_LOTTO_VN' }] },
    ],
    'Elott',
  ],
  [[{ title: 'ELOTT', cards: [{ vassalage: 'LOTT' }] }], 'Elott'],
])('lanes %j use prize mode %s (games 10)', (lanes, mode) => {
  expect(prizeModeOf(lanes)).toBe(mode)
})
