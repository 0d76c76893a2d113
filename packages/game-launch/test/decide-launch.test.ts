import {
  decideLaunch,
  type LaunchCard,
  type LaunchDecision,
  type LaunchMember,
  type LaunchTarget,
} from '@saola/game-launch'
import { accountType, type Game, type VendorCard } from '@saola/protocol'
import { describe, expect, it } from 'vitest'

const guest: LaunchMember = { signedIn: false }
const player: LaunchMember = { signedIn: true, type: accountType.member }
const trial: LaunchMember = { signedIn: true, type: accountType.trial }

const slot: LaunchCard = { vassalage: 'SAOLA', isGame: 'game', isNew: 0, nodeId: '7', gameId: 'limbo' }
const vendor: LaunchCard = { vassalage: 'SAOLA', isGame: 'VASSALAGE', isNew: 0 }
const realAccount: LaunchDecision = { kind: 'message', key: 'games.real_account_needed' }
const maintenance: LaunchDecision = { kind: 'message', key: 'games.under_maintenance' }
const comingSoon: LaunchDecision = { kind: 'message', key: 'games.coming_soon' }

describe('starting a game (games 4)', () => {
  it.each<[string, LaunchMember, LaunchCard, LaunchDecision]>([
    ['a guest signs in', guest, slot, { kind: 'sign-in' }],
    ['a guest signs in before anything else', guest, { ...vendor, isNew: 1 }, { kind: 'sign-in' }],
    ['a guest with a remembered type signs in', { signedIn: false, type: 4 }, slot, { kind: 'sign-in' }],
    ['a trial account needs a real one', trial, slot, realAccount],
    ['a trial account needs a real one even for a lottery', trial, { vassalage: 'TCG_SEA' }, realAccount],
    ['a trial account hears of that before maintenance', trial, { ...slot, isNew: 1 }, realAccount],
    ['isNew 1 is maintenance', player, { ...slot, isNew: 1 }, maintenance],
    ['isNew 1 is maintenance for a vendor', player, { ...vendor, isNew: 1 }, maintenance],
    ['isNew 1 is maintenance for a lottery', player, { vassalage: 'TCG_LOTTO_VN', isNew: 1 }, maintenance],
    ['a status may say maintenance too', player, { ...slot, status: 'maintenance' }, maintenance],
    ['a game that is coming soon does not start', player, { ...slot, status: 'coming-soon' }, comingSoon],
    ['a vendor opens its list', player, vendor, { kind: 'choose', vassalage: 'SAOLA' }],
    [
      'a game starts',
      player,
      slot,
      { kind: 'open', params: { vassalage: 'SAOLA', nodeId: '7', gameId: 'limbo' } },
    ],
    [
      'an open game starts',
      player,
      { ...slot, status: 'open' },
      { kind: 'open', params: { vassalage: 'SAOLA', nodeId: '7', gameId: 'limbo' } },
    ],
    [
      'a card without isGame starts',
      player,
      { vassalage: 'X' },
      { kind: 'open', params: { vassalage: 'X' } },
    ],
    [
      'a member of unknown type may play',
      { signedIn: true },
      { vassalage: 'X' },
      { kind: 'open', params: { vassalage: 'X' } },
    ],
  ])('%s', (_, member, card, decision) => {
    expect(decideLaunch(member, card)).toEqual(decision)
  })

  it.each([
    accountType.member,
    accountType.agent,
    accountType.topAgent,
    accountType.agentSub,
    accountType.topAgentSub,
  ])('account type %i may start games', (type) => {
    expect(decideLaunch({ signedIn: true, type }, slot).kind).toBe('open')
  })
})

describe('an unfinished game first (a round of the member is still open)', () => {
  const limbo: LaunchTarget = { vassalage: 'SAOLA', nodeId: '7', gameId: 'limbo' }
  const resume: LaunchDecision = { kind: 'unfinished', game: limbo }
  const busy: LaunchMember = { ...player, unfinished: limbo }
  it.each<[string, LaunchMember, LaunchCard, LaunchDecision]>([
    ['another game waits', busy, { ...slot, nodeId: '8' }, resume],
    ['the same id of another vendor waits', busy, { ...slot, vassalage: 'PG' }, resume],
    ['a game under maintenance waits too', busy, { ...slot, nodeId: '8', isNew: 1 }, resume],
    ['a lottery waits', busy, { vassalage: 'TCG_LOTTO_VN', gameCode: 'MB' }, resume],
    ['a card that shares no id waits', busy, { vassalage: 'SAOLA', gameCode: 'LIMBO' }, resume],
    ['the game itself goes on', busy, slot, { kind: 'open', params: limbo }],
    [
      'the game itself goes on, told by its game id alone',
      busy,
      { vassalage: 'SAOLA', gameId: 'limbo' },
      { kind: 'open', params: { vassalage: 'SAOLA', gameId: 'limbo' } },
    ],
    [
      'a lottery goes on, told by its code',
      { ...player, unfinished: { vassalage: 'GPI', gameCode: 'K' } },
      { vassalage: 'GPI', gameCode: 'K' },
      { kind: 'open', params: { vassalage: 'GPI', gameCode: 'K' } },
    ],
    ['the game itself may be under maintenance', busy, { ...slot, isNew: 1 }, maintenance],
    ['the list of a vendor may be looked at', busy, vendor, { kind: 'choose', vassalage: 'SAOLA' }],
    ['a guest signs in first', { ...busy, signedIn: false }, { ...slot, nodeId: '8' }, { kind: 'sign-in' }],
    ['a trial account needs a real one first', { ...busy, type: 4 }, { ...slot, nodeId: '8' }, realAccount],
  ])('%s', (_, member, card, decision) => {
    expect(decideLaunch(member, card)).toEqual(decision)
  })
})

describe('lottery vendors (games 7)', () => {
  it.each<[LaunchCard, LaunchDecision]>([
    [{ vassalage: 'TCG_SEA' }, { kind: 'sea-lottery', gameCode: '' }],
    [
      { vassalage: 'TCG_SEA', isGame: 'VASSALAGE' },
      { kind: 'sea-lottery', gameCode: '' },
    ],
    [
      { vassalage: 'TCG_SEA', gameCode: 'THAI' },
      { kind: 'sea-lottery', gameCode: 'THAI' },
    ],
    [
      { vassalage: 'TCG_LOTTO_VN', isGame: 'VASSALAGE' },
      { kind: 'vn-lottery', gameCode: '' },
    ],
    [
      { vassalage: 'TCG_LOTTO_VN', gameCode: 'MB' },
      { kind: 'vn-lottery', gameCode: 'MB' },
    ],
    [
      { vassalage: 'TCG_LOTTO_VN', gameCode: 'MB', nodeId: 'LOTTO_LOBBY' },
      { kind: 'vn-lottery', gameCode: '' },
    ],
    [
      { vassalage: 'GPI', isGame: 'VASSALAGE' },
      { kind: 'open', params: { vassalage: 'GPI' } },
    ],
    [
      { vassalage: 'GPI', isGame: 'game', gameCode: 'K' },
      { kind: 'open', params: { vassalage: 'GPI', gameCode: 'K' } },
    ],
    [{ vassalage: 'LOTT' }, { kind: 'open', params: { vassalage: 'LOTT' } }],
  ])('%j gives %j', (card, decision) => {
    expect(decideLaunch(player, card)).toEqual(decision)
  })
})

it('takes the cards and games of the protocol as they are', () => {
  const game: Pick<Game, 'vassalage' | 'isNew' | 'status' | 'nodeId' | 'gameId' | 'gameCode'> = {
    vassalage: 'SAOLA',
    isNew: 0,
    status: 'maintenance',
    nodeId: '1',
    gameId: '1',
  }
  const card: Pick<VendorCard, 'vassalage' | 'isGame' | 'isNew'> = {
    vassalage: 'SAOLA',
    isGame: 'VASSALAGE',
    isNew: 0,
  }
  expect([decideLaunch(player, game), decideLaunch(player, card)].map(({ kind }) => kind)).toEqual([
    'message',
    'choose',
  ])
})
