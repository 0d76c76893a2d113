import {
  AppProvider,
  endSession,
  signIn,
  keepMember,
  signOut,
  keepToken,
  formSchema,
  useForm,
} from '@saola/shell'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { member, signedIn, testApp, type TestApp } from './test-app.ts'

const draftsOf = (account: string, values: object): string => JSON.stringify({ account, values })

/** An app of somebody signed in, in a tab that has kept `drafts`. */
async function appWith(drafts: string): Promise<TestApp> {
  const test = await testApp((path) => (path === '/wps/member/info' ? member : null))
  keepToken(test.app.session, signedIn, false)
  keepMember(test.app.session, member)
  test.app.storage.tab.write('drafts', drafts)
  return test
}

const anything = formSchema(() => ({}))

function Form(): ReactElement {
  const { form } = useForm(anything, () => Promise.resolve(), {
    values: { content: '', amount: 50_000 },
    draft: { name: 'ticket', fields: ['content', 'amount'] },
  })
  return (
    <>
      {form.watch('content')}/{form.watch('amount')}
    </>
  )
}

function formOf({ app }: TestApp): string {
  const html = renderToString(
    <QueryClientProvider client={app.queryClient}>
      <AppProvider value={app}>
        <Form />
      </AppProvider>
    </QueryClientProvider>,
  )
  return html.replaceAll(/<!--.*?-->/g, '')
}

describe('session 19: what was typed', () => {
  it.each([
    [
      'is there again',
      draftsOf(member.account, { 'ticket.content': 'Nạp chưa đến', 'ticket.amount': 300_000 }),
      'Nạp chưa đến/300000',
    ],
    [
      'of one form says nothing of another',
      draftsOf(member.account, { 'reply.content': 'Chào', 'reply.amount': 9 }),
      '/50000',
    ],
    [
      'by somebody else is not shown',
      draftsOf('member02', { 'ticket.content': 'Bí mật', 'ticket.amount': 1 }),
      '/50000',
    ],
    ['is nothing when damaged', '{"account":"member01","val', '/50000'],
    [
      'is nothing in another shape',
      draftsOf(member.account, { 'ticket.content': 7, 'ticket.amount': '9; x' }),
      '/50000',
    ],
  ])('%s', async (_, drafts, shown) => {
    expect(formOf(await appWith(drafts))).toBe(shown)
  })

  it('outlives the end of a session, and is back for the same account', async () => {
    const test = await appWith(draftsOf(member.account, { 'ticket.amount': 300_000 }))
    endSession(test.app)
    expect(formOf(test)).toBe('/50000')
    await signIn(test.app, signedIn)
    expect(formOf(test)).toBe('/300000')
  })

  it('is forgotten once somebody else signs in', async () => {
    const { app } = await appWith(draftsOf('member02', { 'ticket.content': 'Bí mật' }))
    await signIn(app, signedIn)
    expect(app.storage.tab.read('drafts')).toBeUndefined()
  })

  it('is forgotten with a sign-out', async () => {
    const { app } = await appWith(draftsOf(member.account, { 'ticket.content': 'Chào' }))
    await signOut(app)
    expect(app.storage.tab.read('drafts')).toBeUndefined()
  })

  it.each([
    ['stays with a reload', 'typed here', true],
    ['ends with its page, also where the browser took the page away', 'elsewhere', false],
  ])('%s', async (_, entry, isKept) => {
    const { app } = await appWith('')
    app.storage.tab.write(
      'drafts',
      JSON.stringify({ account: member.account, entry: 'typed here', values: {} }),
    )
    await testApp(() => null, { storage: app.storage, entry })
    expect(app.storage.tab.read('drafts') !== undefined).toBe(isKept)
  })

  it('waits for the next sign-in where nobody is signed in', async () => {
    const { app } = await appWith(draftsOf(member.account, { 'ticket.content': 'Chào' }))
    endSession(app)
    await testApp(() => null, { storage: app.storage, entry: 'elsewhere' })
    expect(app.storage.tab.read('drafts')).toContain('Chào')
  })

  it.each(['paymentPassword', 'verificationCode'])('never holds %s', async (secret) => {
    const { app } = await appWith('')
    function Secret(): ReactElement {
      useForm(anything, () => Promise.resolve(), {
        values: { [secret]: '' },
        draft: { name: 'secret', fields: [secret] },
      })
      return <></>
    }
    expect(() =>
      renderToString(
        <AppProvider value={app}>
          <Secret />
        </AppProvider>,
      ),
    ).toThrow(secret)
  })
})
