import { describe, expect, it } from 'vitest'
import { readBetFilter } from '../src/features/bets/bet-filter.ts'
import { betRequest } from '../src/features/bets/bet-request.ts'
import { inBranch, isNarrow, orderOf, readTeamFilter, sortedBy } from '../src/shared/team/team-filter.ts'
import { teamRequest } from '../src/shared/team/team-request.ts'

describe('the address of the team', () => {
  it('is read as it is', () => {
    const search = {
      q: 'an',
      scope: 'direct',
      type: 'agent',
      status: 'paused',
      activity: 'quiet',
      sort: 'teamSize',
      order: 'asc',
      page: 3,
      branch: 12,
      view: 'table',
      at: 7,
    }
    expect(readTeamFilter(search)).toEqual(search)
  })

  it.each([
    ['an unknown word', { scope: 'cousins', type: 'king', sort: 'luck', order: 'up' }],
    ['a page that is none', { page: 0 }],
    ['half a page', { page: 1.5 }],
    ['a branch that is no number', { branch: 'agent01' }],
    ['words of blanks only', { q: '   ' }],
    ['something else entirely', { q: { $gt: '' }, utm_source: 'mail' }],
  ])('forgets %s', (_what, search) => expect(readTeamFilter(search)).toEqual({}))

  it('keeps digits that the router read as a number, and at most 64 characters', () => {
    expect(readTeamFilter({ q: 912 })).toEqual({ q: '912' })
    expect(readTeamFilter({ q: 'a'.repeat(80) }).q).toHaveLength(64)
  })

  it('asks the gateway for its first page as page 0, newest first', () => {
    expect(teamRequest({})).toMatchObject({
      pageNo: 0,
      sort: 'registerDate',
      order: 'desc',
      downlineType: 'all',
    })
    expect(teamRequest({ page: 3, branch: 12, q: 'an' })).toMatchObject({
      pageNo: 2,
      agentId: 12,
      customerName: 'an',
    })
  })

  it.each([
    ['week', { activeDays: 7 }],
    ['month', { activeDays: 30 }],
    ['quiet', { quietDays: 14 }],
  ] as const)('asks for those of %s by days', (activity, days) => {
    expect(teamRequest({ activity })).toMatchObject(days)
    expect(isNarrow({ activity })).toBe(true)
  })

  it('sorts names from A and figures from the most, and turns round on the second tap', () => {
    expect(orderOf(sortedBy({}, 'customerName'))).toEqual({ sort: 'customerName', order: 'asc' })
    const byBalance = sortedBy({}, 'accountBalance')
    expect(orderOf(byBalance)).toEqual({ sort: 'accountBalance', order: 'desc' })
    expect(orderOf(sortedBy(byBalance, 'accountBalance'))).toEqual({ sort: 'accountBalance', order: 'asc' })
  })

  it('starts at page 1 again when sorted, and stays in its branch', () => {
    expect(sortedBy({ page: 4, branch: 12, q: 'an' }, 'teamSize')).toEqual({
      branch: 12,
      q: 'an',
      sort: 'teamSize',
    })
  })

  it('keeps its order on the way into a branch and out, and leaves the search behind', () => {
    const filter = { q: 'an', page: 2, sort: 'teamSize', order: 'asc', branch: 12, view: 'table' } as const
    const kept = { sort: 'teamSize', order: 'asc', view: 'table' }
    expect(inBranch(filter, '34')).toEqual({ ...kept, branch: 34 })
    expect(inBranch(filter)).toEqual(kept)
  })

  it('is narrow when it leaves somebody of the branch out, not when it is only elsewhere or sorted', () => {
    expect(isNarrow({ q: 'an' })).toBe(true)
    expect(isNarrow({ scope: 'direct' })).toBe(true)
    expect(isNarrow({ branch: 12, sort: 'teamSize', page: 2 })).toBe(false)
  })
})

describe('the address of the bets', () => {
  const now = Date.parse('2026-11-21T14:30:00+07:00')

  it('is read as it is, and nonsense is forgotten', () => {
    const search = { q: 'an', member: 7, status: 'open', period: 'today', page: 2 }
    expect(readBetFilter(search)).toEqual(search)
    expect(readBetFilter({ status: 'lost', period: 'ever', member: -1 })).toEqual({})
  })

  it('asks for a week from page 1 unless told otherwise', () => {
    const { startTime, endTime, ...rest } = betRequest({}, now)
    expect(Number(endTime) - Number(startTime)).toBe(7 * 86_400_000 - 1)
    expect(rest).toEqual({ pageNo: 1, pageSize: 20 })
  })

  it('asks for one account by its id', () => {
    expect(betRequest({ member: 7, status: 'settled' }, now)).toMatchObject({
      customerId: 7,
      status: 'settled',
    })
  })
})
