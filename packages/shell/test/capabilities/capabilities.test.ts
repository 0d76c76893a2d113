import { isApiError } from '@saola/api-client'
import { calls, sitePages } from '@saola/protocol'
import {
  callQuery,
  createMemoryStorage,
  hasCall,
  isOffered,
  noteAbsence,
  statusQuery,
  type AppContext,
} from '@saola/shell'
import { describe, expect, it } from 'vitest'
import { createCapabilities } from '../../src/capabilities/capabilities.ts'
import { closedPaths } from '../../src/capabilities/closed-paths.ts'
import { failed, status, testApp, type Answers } from '../test-app.ts'

const minuteMs = 60_000
const elsewhere = (code: number) => new Response('<h1>Not here</h1>', { status: code })

/** An app whose status answers, and whose read of the inbox is answered so; told once everything has come to rest. */
async function appThatReads(answer: () => unknown, more: Partial<Record<string, unknown>> = {}) {
  const answers: Answers = (path) => {
    if (path === calls.system.status.path) return 'status' in more ? more['status'] : status
    return answer()
  }
  const test = await testApp(answers)
  const { app } = test
  await app.queryClient
    .fetchQuery(callQuery(app.api, calls.support.inbox, { page: 1, size: 20 }))
    .catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 0))
  return test
}

const hasInbox = (app: AppContext): boolean => hasCall(app.capabilities, calls.support.inbox.id)

describe('a call that a gateway does not have (system 44)', () => {
  it.each([
    ['somebody denies the address', () => elsewhere(404)],
    ['another verb is asked for', () => elsewhere(405)],
    ['nobody has made it', () => elsewhere(501)],
    ['the gateway has no such function', () => failed(400, 'function.not.available', 'Chưa mở')],
    ['the gateway knows no such verb', () => failed(405, 'http_method_not_support')],
  ])('is learned once %s', async (_, answer) => {
    const { app, sent, visited } = await appThatReads(answer)
    expect(hasInbox(app)).toBe(false)
    await expect.poll(() => isOffered(app.capabilities, '/account/messages')).toBe(false)
    // Nobody is told, and the page is drawn anew without it.
    expect(app.dialogs.queue).toEqual([])
    await expect.poll(() => visited).toContain('refresh')
    const before = sent.length
    const error: unknown = await app.api
      .send(calls.support.inbox, { page: 1, size: 20 })
      .catch((thrown: unknown) => thrown)
    expect(isApiError(error) && error.code).toBe('function.not.available')
    expect(sent).toHaveLength(before)
  })

  it.each([
    ['is refused', () => failed(400, 'request_param_err', 'Sai')],
    ['knows no such row', () => failed(404, 'not_found', 'Không có')],
    ['breaks down', () => failed(500)],
    ['does not know the merchant', () => failed(400, 'function.not.available', 'x', { field: 'Merchant' })],
  ])('is not learned where the gateway %s', async (_, answer) => {
    expect(hasInbox((await appThatReads(answer)).app)).toBe(true)
  })

  it('is not learned while nobody knows whether the gateway is there', async () => {
    const { app } = await appThatReads(() => elsewhere(404), { status: elsewhere(404) })
    expect(hasInbox(app)).toBe(true)
  })

  it('is not learned of an act, which is refused for reasons of its own', async () => {
    const { app } = await testApp((path) =>
      path === calls.system.status.path ? status : failed(400, 'function.not.available'),
    )
    await app.queryClient.fetchQuery(statusQuery(app.api))
    await app.api.send(calls.wallet.transfer, { vassalage: 'A', direction: 'in', amount: 1 }).catch(() => 0)
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(hasCall(app.capabilities, calls.wallet.transfer.id)).toBe(true)
  })

  it('is learned of what begins a way in, and told (session 54)', async () => {
    const { app } = await testApp((path) =>
      path === calls.system.status.path ? status : failed(400, 'function.not.available'),
    )
    const asked = app.api.send(calls.session.passkeyStart, {})
    await expect(asked).rejects.toMatchObject({ code: 'function.not.available' })
    await expect.poll(() => hasCall(app.capabilities, calls.session.passkeyStart.id)).toBe(false)
    expect(hasCall(app.capabilities, calls.session.login.id)).toBe(true)
  })

  it('is known in this tab for ten minutes', () => {
    const { tab } = createMemoryStorage()
    const known = createCapabilities([], tab, 0)
    noteAbsence(known, 'wallet.bets', tab, 0)
    expect(hasCall(createCapabilities([], tab, 10 * minuteMs - 1), 'wallet.bets')).toBe(false)
    expect(hasCall(createCapabilities([], tab, 10 * minuteMs), 'wallet.bets')).toBe(true)
  })
})

describe('the calls that a brand names (system 44)', () => {
  const { tab } = createMemoryStorage()

  it('are those that are there; what a site begins with is there besides', () => {
    const known = createCapabilities(['wallet.balance'], tab, 0)
    expect(hasCall(known, 'wallet.balance')).toBe(true)
    expect(hasCall(known, 'wallet.bets')).toBe(false)
    expect(hasCall(known, 'system.status')).toBe(true)
  })

  it.each([
    [['wallet.balance', 'wallet.transactions'], '/wallet/statement', true],
    [['wallet.balance', 'wallet.transactions'], '/wallet/bets', false],
    [['wallet.depositSettings'], '/wallet/deposit', false],
    [['wallet.depositSettings', 'wallet.deposit'], '/wallet/deposit', false],
    [['wallet.depositSettings', 'wallet.deposit', 'wallet.depositStatus'], '/wallet/deposit/12', true],
    [['points.balance'], '/rewards', true],
    [['points.balance'], '/rewards/points', false],
    [['games.gameVendor'], '/rewards', false],
    [['games.gameVendor'], '/lobby', true],
  ])('%j offer %s: %s', (named, path, isThere) => {
    const closed = closedPaths(createCapabilities(named, tab, 0), 'member')
    expect(isOffered({ closed }, path)).toBe(isThere)
  })

  it('close the paths of a site, but for what is open below', () => {
    const known = createCapabilities(['team.bets'], tab, 0)
    expect(closedPaths(known, 'agent')).toContainEqual({ path: '/team', except: ['/team/bets'] })
    expect(closedPaths(createCapabilities([], tab, 0), 'agent')).toEqual([])
  })

  it.each([
    [['team.downlines', 'team.bets'], '/team/7', false],
    [['team.downlines', 'team.bets'], '/team/bets', true],
    [['team.downlines', 'team.bets'], '/team', true],
    [['team.downlines', 'team.downline'], '/team/7', true],
    [['team.downlines', 'team.downline'], '/team/bets', false],
    [['team.downline'], '/team', false],
    [['team.downline'], '/team/7', true],
  ])('%j offer the agent %s: %s (system 51)', (named, path, isThere) => {
    const closed = closedPaths(createCapabilities(named, tab, 0), 'agent')
    expect(isOffered({ closed }, path)).toBe(isThere)
  })

  it('take the page of a notice away (system 51)', () => {
    const closed = closedPaths(createCapabilities(['wallet.balance'], tab, 0), 'member')
    expect(isOffered({ closed }, '/not-me')).toBe(false)
  })

  it('are calls of the protocol, wherever a page asks for one', () => {
    const ids = new Set(
      Object.values(calls).flatMap((area) => Object.values(area).map(({ id }: { id: string }) => id)),
    )
    expect(
      sitePages.flatMap((page) => [...page.calls, ...(page.oneOf ?? [])].filter((id) => !ids.has(id))),
    ).toEqual([])
  })
})
