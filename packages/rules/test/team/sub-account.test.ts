import { describe, expect, it } from 'vitest'
import { answersAs, hiddenFigures, holdsRight, isSubAccount, subAccountType } from '../../src/index.ts'

describe('whose sub-account has which type (team 27)', () => {
  it.each([
    [1, 41],
    [2, 42],
    [0, undefined],
    [4, undefined],
    [41, undefined],
    [42, undefined],
  ])('under type %i: %s', (owner, type) => {
    expect(subAccountType(owner)).toBe(type)
  })

  it.each([0, 1, 2, 4])('type %i is none', (type) => {
    expect(isSubAccount(type)).toBe(false)
  })

  it.each([41, 42])('type %i is one', (type) => {
    expect(isSubAccount(type)).toBe(true)
  })
})

describe('a right (team 28)', () => {
  it.each([
    ['nothing', [], false],
    ['to see', ['contracts.read'], true],
    ['to act, which is to see as well', ['contracts.act'], true],
    ['for another place', ['transfer.act'], false],
  ])('%s lets one see contracts: %s', (_words, rights, holds) => {
    expect(holdsRight(rights, 'contracts.read')).toBe(holds)
  })

  it('to see does not let one act', () => {
    expect(holdsRight(['contracts.read'], 'contracts.act')).toBe(false)
  })
})

describe('as whom a call answers a sub-account (team 28)', () => {
  it.each([
    [[], 'member.changePassword', 'self'],
    [[], 'team.downlines', 'nobody'],
    [['team.read'], 'team.downlines', 'owner'],
    [['team.read', 'opening.act'], 'team.createSubAccount', 'nobody'],
    [['team.read'], 'shop.items', 'nobody'],
  ])('with %j, %s: %s', (rights, call, whom) => {
    expect(answersAs(rights, call)).toBe(whom)
  })
})

describe('which figures a sub-account does not see (team 36)', () => {
  it.each([
    ['neither, without the right', ['contracts.read'], 'contracts.owed', ['balance', 'shortfall']],
    ['both, with it', ['contracts.read', 'transfer.read'], 'contracts.owed', []],
    ['both, who may transfer', ['transfer.act'], 'contracts.owed', []],
    ['all of another call', [], 'team.downlines', []],
  ])('%s', (_words, rights, call, hidden) => {
    expect(hiddenFigures(rights, call)).toEqual(hidden)
  })
})
