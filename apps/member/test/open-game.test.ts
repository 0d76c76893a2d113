import {
  closeDialog,
  createDialogs,
  createMemoryStorage,
  createSession,
  keepMember,
  keepToken,
  takePlace,
  type Session,
} from '@saola/shell'
import { describe, expect, it } from 'vitest'
import { openGame } from '#shared/games/open-game.ts'

const limbo = { vassalage: 'SAOLA', nodeId: '105', isNew: 0 }

function setUp(type?: number) {
  const session: Session = createSession(createMemoryStorage().tab)
  if (type !== undefined) {
    keepToken(
      session,
      {
        token: 't',
        id: '1',
        userName: 'm',
        customerType: type,
        firstTimeLogin: false,
        passwordExpired: false,
      },
      false,
    )
    keepMember(session, { id: '1', account: 'm', nickname: 'M', type, regDate: 0, memberLabel: [] })
  }
  const went: string[] = []
  const navigation = { go: (href: string) => void went.push(href) }
  return { dialogs: createDialogs(), session, navigation, went }
}

describe('a tapped game (games 4)', () => {
  it('asks a visitor to sign in and remembers the game for afterwards', () => {
    const app = setUp()
    openGame(app, limbo)
    expect(app.dialogs.queue).toMatchObject([{ kind: 'named', name: 'sign-in' }])
    expect(takePlace(app.session)).toBe('/play/105')
    expect(app.went).toEqual([])
  })

  it('opens for a member', () => {
    const app = setUp(0)
    openGame(app, limbo)
    expect(app.went).toEqual(['/play/105'])
  })

  it.each([
    ['a trial account (games 5)', 4, limbo],
    ['a game under maintenance', 0, { ...limbo, isNew: 1 }],
    ['a game to come', 0, { ...limbo, status: 'coming-soon' }],
  ])('shows the sheet, which says why not: %s (games 19)', (_, type, card) => {
    const app = setUp(type)
    openGame(app, card)
    expect([app.went, app.dialogs.queue]).toEqual([['/lobby?game=105'], []])
  })

  it('of a vendor under maintenance says so (games 6)', () => {
    const app = setUp(0)
    openGame(app, { vassalage: 'PG', isGame: 'VASSALAGE', isNew: 1 })
    expect(app.dialogs.queue).toMatchObject([
      { kind: 'warning', warning: { text: { key: 'games:under_maintenance' } } },
    ])
    expect(app.went).toEqual([])
  })

  it('of a vendor opens its list (games 6), and a lottery its own page (games 7)', () => {
    const app = setUp(0)
    openGame(app, { vassalage: 'PG', isGame: 'VASSALAGE' })
    openGame(app, { vassalage: 'TCG_LOTTO_VN', gameCode: 'MN_TPHCM' })
    openGame(app, { vassalage: 'TCG_SEA', gameCode: 'THAI' })
    openGame(app, { vassalage: 'TCG_SEA' })
    expect(app.went).toEqual(['/lobby?list=PG', '/vnlottery/MN_TPHCM', '/sealottery/THAI', '/sealottery'])
  })

  describe('while a round of another game is open', () => {
    const unfinished = { vassalage: 'SAOLA', nodeId: '101', name: 'Mines Gold' }

    it.each([
      ['goes back to that game', true, ['/play/101']],
      ['stays here when it may wait', false, []],
    ])('asks, and %s', async (_, yes, went) => {
      const app = setUp(0)
      openGame(app, limbo, unfinished)
      const [question] = app.dialogs.queue
      expect(question).toMatchObject({
        kind: 'confirm',
        question: { text: { key: 'games:unfinished.text', values: { name: 'Mines Gold' } } },
      })
      if (question !== undefined) closeDialog(app.dialogs, question.id, yes)
      await Promise.resolve()
      expect(app.went).toEqual(went)
    })

    it('opens that game itself without a question', () => {
      const app = setUp(0)
      openGame(app, { vassalage: 'SAOLA', nodeId: '101' }, unfinished)
      expect([app.went, app.dialogs.queue]).toEqual([['/play/101'], []])
    })
  })
})
