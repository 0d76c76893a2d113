import { calls, type WhitelabelNode } from '@saola/protocol'
import {
  callQuery,
  createMemoryStorage,
  createQueryClient,
  hasCall,
  isOffered,
  noteAbsence,
} from '@saola/shell'
import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { closeParts, createCapabilities, type PartsApp } from '../../src/capabilities/capabilities.ts'
import { testApp } from '../test-app.ts'

/** What hears of parts, without anything known. */
function newApp(): PartsApp {
  const storage = createMemoryStorage()
  return {
    capabilities: createCapabilities([], storage.tab, 0),
    queryClient: createQueryClient(() => undefined),
    site: 'member',
    storage,
  }
}

function tree(...modules: readonly (readonly [modId: string, enabled: string])[]): WhitelabelNode {
  const childrenNodes = modules.map(([modId, enabled]) => ({ modId, enabled }))
  return { modId: 'WEB3', enabled: '1', childrenNodes }
}

describe('parts that the merchant has switched off (system 48)', () => {
  it.each([
    ['a part that is off', [['PTSYS3', '0']], '/rewards/points', false],
    ['a part that is on', [['PTSYS3', '1']], '/rewards/points', true],
    ['a part that the tree does not name', [['MEMCLUB3', '0']], '/rewards/points', true],
    ['a way in that is off', [['REGMOBVERF3', '0']], '/rewards/points', true],
    ['the inbox off', [['INBOX3', '0']], '/account/messages', false],
    ['the rebates off', [['PLYRBT', '0']], '/rewards/rebates', false],
    ['the inbox off, and another page', [['INBOX3', '0']], '/account/security', true],
  ] as const)('%s: %j leaves %s open: %s', async (_, modules, path, open) => {
    const app = newApp()
    await closeParts(app, tree(...modules))
    expect(isOffered(app.capabilities, path)).toBe(open)
  })

  it('none of their calls is sent, and nothing of it is kept for later', async () => {
    const app = newApp()
    await closeParts(app, tree(['PTSYS3', '0']))
    expect(hasCall(app.capabilities, calls.points.balance.id)).toBe(false)
    expect(hasCall(app.capabilities, calls.wallet.balance.id)).toBe(true)
    expect(hasCall(createCapabilities([], app.storage.tab, 0), calls.points.balance.id)).toBe(true)
  })
})

describe('a part that is switched while a page stands (system 50)', () => {
  const off = tree(['PTSYS3', '0'])
  const on = tree(['PTSYS3', '1'])

  it('comes back with what was refused meanwhile, asked anew', async () => {
    const { app, sent } = await testApp(() => 7)
    const points = callQuery(app.api, calls.points.balance)
    await closeParts(app, off)
    const stop = new QueryObserver(app.queryClient, points).subscribe(() => undefined)
    await expect.poll(() => app.queryClient.getQueryState(points.queryKey)?.status).toBe('error')
    expect(sent).toEqual([])
    expect(await closeParts(app, on)).toBe(true)
    await expect.poll(() => app.queryClient.getQueryData(points.queryKey)).toBe(7)
    expect(isOffered(app.capabilities, '/rewards/points')).toBe(true)
    stop()
  })

  it('is no longer known to be absent, for the tab either; what else is absent stays so', async () => {
    const app = newApp()
    const { capabilities, storage } = app
    await closeParts(app, off)
    for (const id of ['points.balance', 'wallet.bets']) noteAbsence(capabilities, id, storage.tab, 0)
    await closeParts(app, on)
    for (const known of [capabilities, createCapabilities([], storage.tab, 1)]) {
      expect(hasCall(known, 'points.balance')).toBe(true)
      expect(hasCall(known, 'wallet.bets')).toBe(false)
    }
  })

  it('goes with what was read of it', async () => {
    const { app } = await testApp(() => 7)
    const points = callQuery(app.api, calls.points.balance)
    const stop = new QueryObserver(app.queryClient, points).subscribe(() => undefined)
    await expect.poll(() => app.queryClient.getQueryData(points.queryKey)).toBe(7)
    expect(await closeParts(app, off)).toBe(true)
    await expect.poll(() => app.queryClient.getQueryState(points.queryKey)?.status).toBe('error')
    expect(app.queryClient.getQueryData(points.queryKey)).toBeUndefined()
    expect(app.dialogs.queue).toEqual([])
    stop()
  })

  it('changes nothing where it stands as it did', async () => {
    const app = newApp()
    expect(await closeParts(app, on)).toBe(false)
    expect(await closeParts(app, off)).toBe(true)
    expect(await closeParts(app, off)).toBe(false)
  })
})
