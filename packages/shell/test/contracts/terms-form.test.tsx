import { loadAreas } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { AppProvider, callKey, TermsForm } from '@saola/shell'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { testApp } from '../test-app.ts'

/** The form of terms as somebody sees it who has an authenticator or not. */
async function drawn(isSet: boolean): Promise<string> {
  const { app } = await testApp(() => null)
  await loadAreas(app.i18n, 'contracts')
  app.queryClient.setQueryData(callKey(calls.member.security), { authenticator: { isSet } })
  return renderToString(
    <QueryClientProvider client={app.queryClient}>
      <AppProvider value={app}>
        <I18nextProvider i18n={app.i18n}>
          <TermsForm
            kind="daily"
            first={undefined}
            present={undefined}
            call={calls.contracts.offer}
            send={() => Promise.resolve()}
            onDone={() => undefined}
            submitLabel="Gửi"
          />
        </I18nextProvider>
      </AppProvider>
    </QueryClientProvider>,
  )
}

it.each([
  ['asks for the code of who has an authenticator', true],
  ['asks nothing new of who has none', false],
])('the form of terms %s (contracts 40)', async (_words, isSet) => {
  expect((await drawn(isSet)).includes('autoComplete="one-time-code"')).toBe(isSet)
})
