import { calls } from '@saola/protocol'
import { AppProviders, callQuery, keepMember, keepToken, statusQuery } from '@saola/shell'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FirstPage } from '../example.tsx'
import readme from '../README.md?raw'
import { member, signedIn, status, testApp, type TestApp } from './test-app.ts'

const balance = {
  sumBalance: 1_250_000,
  available: 1_250_000,
  inPlay: 0,
  onHold: 0,
  asOf: 0,
  balance: [],
  currency: 'VND',
  currencySymbol: '₫',
}

async function openApp(): Promise<TestApp> {
  const test = await testApp((path) => (path.endsWith('/balance') ? balance : status))
  await test.app.queryClient.prefetchQuery(statusQuery(test.app.api))
  return test
}

function page({ app }: TestApp): string {
  return renderToString(
    <AppProviders app={app}>
      <FirstPage />
    </AppProviders>,
  )
}

it('offers the way in, as the example says', async () => {
  expect(page(await openApp())).toContain('Đăng nhập')
})

it('shows what the member has, as the example says', async () => {
  const test = await openApp()
  keepToken(test.app.session, signedIn, false)
  keepMember(test.app.session, member)
  await test.app.queryClient.prefetchQuery(callQuery(test.app.api, calls.wallet.balance))
  expect(page(test)).toContain('1.250.000\u00a0₫')
})

it('shows the example that is run here', async () => {
  const { default: example } = await import('../example.tsx?raw')
  expect(readme).toContain(example.trim())
})
