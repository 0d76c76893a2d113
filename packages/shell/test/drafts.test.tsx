import {
  AppProvider,
  endSession,
  enter,
  keepMember,
  leave,
  signIn,
  useAmountDraft,
  useTextDraft,
} from '@saola/shell'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { member, signedIn, testApp, type TestApp } from './test-app.ts'

const draftsOf = (account: string, values: object): string => JSON.stringify({ account, values })

/** An app of somebody signed in, in a tab that has kept `drafts`. */
async function appWith(drafts: string): Promise<TestApp> {
  const test = await testApp((path) => (path === '/wps/member/info' ? member : null))
  signIn(test.app.session, signedIn, false)
  keepMember(test.app.session, member)
  test.app.storage.tab.write('drafts', drafts)
  return test
}

function Form(): ReactElement {
  const [text] = useTextDraft('ticket')
  const [amount] = useAmountDraft('deposit', 50_000)
  return (
    <>
      {text}/{amount}
    </>
  )
}

function formOf({ app }: TestApp): string {
  const html = renderToString(
    <AppProvider value={app}>
      <Form />
    </AppProvider>,
  )
  return html.replaceAll(/<!--.*?-->/g, '')
}

describe('beyond 17: what was typed', () => {
  it.each([
    [
      'is there again',
      draftsOf(member.account, { ticket: 'Nạp chưa đến', deposit: 300_000 }),
      'Nạp chưa đến/300000',
    ],
    ['of one form says nothing of another', draftsOf(member.account, { ticket: 'Chào' }), 'Chào/50000'],
    ['by somebody else is not shown', draftsOf('member02', { ticket: 'Bí mật', deposit: 1 }), '/50000'],
    ['is nothing when damaged', '{"account":"member01","val', '/50000'],
    ['is nothing in another shape', draftsOf(member.account, { ticket: 7, deposit: '9; x' }), '/50000'],
  ])('%s', async (_, drafts, shown) => {
    expect(formOf(await appWith(drafts))).toBe(shown)
  })

  it('outlives the end of a session, and is back for the same account', async () => {
    const test = await appWith(draftsOf(member.account, { deposit: 300_000 }))
    endSession(test.app)
    expect(formOf(test)).toBe('/50000')
    await enter(test.app, signedIn)
    expect(formOf(test)).toBe('/300000')
  })

  it('is forgotten once somebody else signs in', async () => {
    const { app } = await appWith(draftsOf('member02', { ticket: 'Bí mật' }))
    await enter(app, signedIn)
    expect(app.storage.tab.read('drafts')).toBeUndefined()
  })

  it('is forgotten with a sign-out', async () => {
    const { app } = await appWith(draftsOf(member.account, { ticket: 'Chào' }))
    await leave(app)
    expect(app.storage.tab.read('drafts')).toBeUndefined()
  })
})
