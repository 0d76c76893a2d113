import { calls } from '@saola/protocol'
import {
  AppProvider,
  createMemoryStorage,
  createSession,
  endSession,
  signIn,
  keepMember,
  signOut,
  sendOnce,
  keepToken,
  useMoneyAct,
  type AppContext,
} from '@saola/shell'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { failed, member, signedIn, status, testApp } from './test-app.ts'

/** What the gateway answers next; without one it does as it is asked. */
let answers: (() => Response)[]
/** The keys that arrived, in their order. */
let keys: string[]
let app: AppContext

const noNetwork = (): Response => {
  throw new TypeError('fetch failed')
}

beforeEach(async () => {
  answers = []
  keys = []
  const test = await testApp((path, request) => {
    if (path === calls.system.status.path) return status
    if (path !== calls.wallet.recallAll.path && path !== calls.wallet.deposit.path)
      return path === '/wps/member/info' ? member : null
    keys.push(request.headers.get('idempotency-key') ?? '')
    return answers.shift()?.() ?? { list: [] }
  })
  app = test.app
  keepToken(app.session, signedIn, false)
  keepMember(app.session, member)
})

async function ask(wish = 'all'): Promise<void> {
  await sendOnce(app, calls.wallet.recallAll, undefined, wish).catch(() => undefined)
}

/** Whether both requests carried the same key. */
function isOneAct(): boolean {
  expect(keys).toHaveLength(2)
  return keys[0] === keys[1]
}

describe('the same wish is the same act', () => {
  it.each([
    ['nobody answered', noNetwork],
    ['the gateway was away', () => failed(502)],
    ...[401, 403, 404, 408, 409, 429, 499, 520, 530].map((code): [string, () => Response] => [
      `somebody else answered ${code}`,
      () => new Response('<html>', { status: code }),
    ]),
    ["a portal's page came", () => new Response('<html>')],
    ["a portal's JSON came", () => Response.json({ message: 'Forbidden' }, { status: 403 })],
    ['nothing came in a 200', () => new Response('')],
    ['half a refusal came', () => new Response('{"success":false,"errorCo', { status: 400 })],
    ['the gateway broke down', () => failed(500, 'internal', 'Máy chủ gặp sự cố')],
  ])('when %s', async (_what, answer) => {
    answers = [answer]
    await ask()
    await ask()
    expect(isOneAct()).toBe(true)
  })

  it('when the reply of a row that promises one cannot be read', async () => {
    answers = [() => Response.json({ success: true, value: 7 })]
    for (const wish of ['all', 'all']) {
      await sendOnce(app, calls.wallet.deposit, { amount: 100_000 }, wish).catch(() => undefined)
    }
    expect(isOneAct()).toBe(true)
  })

  it('after a reload of the page', async () => {
    answers = [noNetwork]
    await ask()
    app = { ...app, session: createSession(app.storage.tab) }
    await ask()
    expect(isOneAct()).toBe(true)
  })

  it('when it is tapped twice', async () => {
    await Promise.all([ask(), ask()])
    expect(isOneAct()).toBe(true)
  })

  it('when other wishes came in between', async () => {
    answers = [noNetwork]
    await ask('to A')
    await ask('to B')
    await ask('to A')
    expect(keys[2]).toBe(keys[0])
    expect(keys[1]).not.toBe(keys[0])
  })

  it('after the session ended and the same account signed in again', async () => {
    answers = [noNetwork]
    await ask()
    endSession(app)
    await signIn(app, signedIn)
    await ask()
    expect(isOneAct()).toBe(true)
  })

  it.each([
    ['the session had ended', () => failed(401)],
    ['there were too many requests', () => failed(429, 'TOO_MANY_REQUEST')],
    ['it was closed for maintenance', () => failed(503, 'system.maintenance')],
  ])('when a repeat was turned away because %s: that says nothing of the first', async (_why, answer) => {
    answers = [noNetwork, answer]
    await ask()
    await ask()
    await ask()
    expect(new Set(keys).size).toBe(1)
  })
})

describe('the same again is another act', () => {
  it.each([
    ['it was carried out', undefined],
    ['it was said to be done and no more', () => Response.json({ success: true })],
    ['it was refused', () => failed(400, 'wallet.insufficient', 'Số dư không đủ')],
    ['a 200 refused it', () => Response.json({ success: false, errorCode: 'wallet.insufficient' })],
    ['it was turned away at once', () => failed(403, 'protection.paused')],
  ])('once %s', async (_what, answer) => {
    if (answer) answers = [answer]
    await ask()
    await ask()
    expect(isOneAct()).toBe(false)
  })

  it('once it could not even be sent', async () => {
    app.session.token = 'mã-cũ'
    await ask()
    app.session.token = signedIn.token
    await ask()
    await ask()
    expect(isOneAct()).toBe(false)
  })

  it('for another account in the same tab', async () => {
    answers = [noNetwork]
    await ask()
    keepMember(app.session, { ...member, id: '8', account: 'member02' })
    await ask()
    expect(isOneAct()).toBe(false)
  })

  it('after a sign-out', async () => {
    answers = [noNetwork]
    await ask()
    await signOut(app)
    await signIn(app, signedIn)
    await ask()
    expect(isOneAct()).toBe(false)
  })

  it('when what the tab kept is damaged', async () => {
    answers = [noNetwork]
    await ask()
    app.storage.tab.write('intentions', '{"account":"member01","open":[{"call":7}')
    await ask()
    expect(isOneAct()).toBe(false)
  })
})

const call = calls.wallet.withdraw
const input = { cardId: '1', amount: 500_000, paymentPassword: '246810' }

function Withdrawal(): ReactElement {
  const { cannotTell, busy } = useMoneyAct(call, {
    wishOf: ({ paymentPassword: _password, ...wish }) => wish,
  })
  const said = (amount: number): string => (cannotTell({ ...input, amount }) ? 'unknown' : 'new')
  return <>{`${said(500_000)}, ${said(600_000)}, ${busy ? 'busy' : 'ready'}`}</>
}

describe('a screen', () => {
  it('says after a reload which wish has no answer yet, whatever password is typed', async () => {
    const { storage } = app
    const page = (): string =>
      renderToString(
        <QueryClientProvider client={app.queryClient}>
          <AppProvider value={app}>
            <Withdrawal />
          </AppProvider>
        </QueryClientProvider>,
      )
    expect(page()).toBe('new, new, ready')
    storage.tab.write(
      'intentions',
      JSON.stringify({
        account: member.account,
        open: [{ call: call.id, wish: '{"cardId":"1","amount":500000}', key: 'k' }],
      }),
    )
    expect(page()).toBe('unknown, new, ready')
    app = { ...app, storage: createMemoryStorage() }
    expect(page()).toBe('new, new, ready')
  })
})
