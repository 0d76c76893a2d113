import { ApiError, type ApiErrorFacts } from '@saola/api-client'
import { calls } from '@saola/protocol'
import {
  callQuery,
  createConnection,
  isUnreachable,
  noteFailure,
  noteSuccess,
  watchConnection,
} from '@saola/shell'
import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'
import { status, testApp, type TestApp } from './test-app.ts'

function failure(facts: Omit<ApiErrorFacts, 'callId'>): ApiError {
  return new ApiError({ callId: 'wallet.balance', ...facts })
}

it.each([
  ['no network', failure({ kind: 'network' }), true],
  ['a timeout', failure({ kind: 'timeout' }), true],
  ['a page of an edge', failure({ kind: 'network', status: 522 }), true],
  ['a page of a portal', failure({ kind: 'network', status: 200 }), true],
  ['502', failure({ kind: 'http', status: 502 }), true],
  ['503', failure({ kind: 'http', status: 503 }), true],
  ['503 for maintenance', failure({ kind: 'http', status: 503, code: 'system.maintenance' }), false],
  [
    '503 for a database that is away',
    failure({ kind: 'http', status: 503, code: 'system.unavailable' }),
    true,
  ],
  ['503 for a reason (wire 23)', failure({ kind: 'http', status: 503, code: 'game.vendor.closed' }), false],
  ['500', failure({ kind: 'http', status: 500 }), false],
  ['401', failure({ kind: 'http', status: 401 }), false],
  ['a refusal', failure({ kind: 'refused', status: 200 }), false],
  ['an abort', failure({ kind: 'aborted' }), false],
  ['a mistake of ours', new TypeError('x'), false],
])('%s means that nobody answers: %s', (_name, error, unreachable) => {
  expect(isUnreachable(error)).toBe(unreachable)
})

describe('the connection', () => {
  it('is lost at the second failure in a row', () => {
    const connection = createConnection()
    noteFailure(connection, failure({ kind: 'network' }))
    expect(connection.state).toBe('ok')
    noteFailure(connection, failure({ kind: 'timeout' }))
    expect(connection.state).toBe('lost')
  })

  it.each([
    ['a reply', () => noteSuccess],
    [
      'an error that is an answer',
      () => (connection: ReturnType<typeof createConnection>) =>
        noteFailure(connection, failure({ kind: 'http', status: 400 })),
    ],
  ])('starts to count anew after %s', (_name, act) => {
    const connection = createConnection()
    noteFailure(connection, failure({ kind: 'network' }))
    act()(connection)
    noteFailure(connection, failure({ kind: 'network' }))
    expect(connection).toEqual({ state: 'ok', failures: 1 })
  })

  it('does not judge by what was given up', () => {
    const connection = createConnection()
    noteFailure(connection, failure({ kind: 'network' }))
    noteFailure(connection, failure({ kind: 'aborted' }))
    expect(connection.failures).toBe(1)
  })
})

function foreign(): Response {
  return new Response('<html>', { status: 522 })
}

function read({ app }: TestApp): Promise<unknown> {
  return app.api.send(calls.wallet.merchantWallet).catch(() => undefined)
}

describe('somebody else who answers', () => {
  it('in every place is a lost connection, known after one call', async () => {
    const test = await testApp(foreign)
    await read(test)
    await expect.poll(() => test.app.connection.state).toBe('lost')
  })

  it('of one call alone is no lost connection, however often', async () => {
    const test = await testApp((path) => (path === calls.system.status.path ? status : foreign()))
    for (let count = 0; count < 5; count += 1) await read(test)
    await expect.poll(() => test.app.connection).toEqual({ state: 'ok', failures: 0 })
  })

  it('goes away and the read heals within ten seconds by itself', { timeout: 20_000 }, async () => {
    // Elsewhere than in a browser nothing is asked again.
    environmentManager.setIsServer(() => false)
    onTestFinished(() => environmentManager.setIsServer(() => true))
    let isMended = false
    const { app } = await testApp((path) => {
      if (path === calls.system.status.path) return status
      return isMended ? { isSingle: 1 } : foreign()
    })
    const observer = new QueryObserver(app.queryClient, callQuery(app.api, calls.wallet.merchantWallet))
    onTestFinished(observer.subscribe(() => undefined))
    await expect.poll(() => observer.getCurrentResult().status, { timeout: 5_000 }).toBe('error')
    isMended = true
    await expect.poll(() => observer.getCurrentResult().data, { timeout: 10_000 }).toEqual({ isSingle: 1 })
  })
})

function watch(answers: boolean[]) {
  const connection = createConnection()
  const timers: { act: () => void; ms: number }[] = []
  const seen = { back: 0, probes: 0 }
  const stop = watchConnection(connection, {
    probe: async () => {
      seen.probes += 1
      if (!answers.shift()) throw failure({ kind: 'network' })
    },
    onBack: () => (seen.back += 1),
    after: (act, ms) => {
      const timer = { act, ms }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
  })
  const tick = async (): Promise<void> => {
    timers.shift()?.act()
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  const lose = (): void => {
    noteFailure(connection, failure({ kind: 'network' }))
    noteFailure(connection, failure({ kind: 'network' }))
  }
  return { connection, timers, seen, stop, tick, lose }
}

describe('watching', () => {
  it('asks every 3 s until the gateway is back, then says so once', async () => {
    const { connection, timers, seen, tick, lose } = watch([false, false, true])
    expect(timers).toEqual([])
    lose()
    for (let round = 1; round <= 3; round += 1) {
      expect(timers.map(({ ms }) => ms)).toEqual([3_000])
      await tick()
      expect(seen.probes).toBe(round)
    }
    expect(connection.state).toBe('ok')
    expect(seen.back).toBe(1)
    expect(timers).toEqual([])
  })

  it('asks after the first failure too, but calls nothing a recovery then', async () => {
    const { connection, seen, tick } = watch([true])
    noteFailure(connection, failure({ kind: 'network' }))
    await tick()
    expect(connection).toEqual({ state: 'ok', failures: 0 })
    expect(seen).toEqual({ back: 0, probes: 1 })
  })

  it('stops asking when another call gets through first', () => {
    const { connection, timers, seen, lose } = watch([])
    lose()
    noteSuccess(connection)
    expect(timers).toEqual([])
    expect(seen).toEqual({ back: 1, probes: 0 })
  })

  it('watches again after a recovery, and not after it was stopped', () => {
    const { connection, timers, stop, lose } = watch([])
    lose()
    noteSuccess(connection)
    lose()
    expect(timers).toHaveLength(1)
    stop()
    expect(timers).toEqual([])
  })
})
