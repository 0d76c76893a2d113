import { calls } from '@saola/protocol'
import { AppProvider, AuthenticatorCodeField, callKey, useAuthenticatorOn } from '@saola/shell'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { testApp } from './test-app.ts'

/** The field as a form of somebody shows it, who has an authenticator or not as far as is known. */
async function drawn(isSet: boolean | undefined, error?: string): Promise<string> {
  const { app } = await testApp(() => null)
  if (isSet !== undefined) {
    app.queryClient.setQueryData(callKey(calls.member.security), { authenticator: { isSet } })
  }
  function Form() {
    return <AuthenticatorCodeField name="code" isOn={useAuthenticatorOn()} error={error} />
  }
  return renderToString(
    <QueryClientProvider client={app.queryClient}>
      <AppProvider value={app}>
        <Form />
      </AppProvider>
    </QueryClientProvider>,
  )
}

it.each([
  ['of an account that has one', true, undefined, true],
  ['of an account without one', false, undefined, false],
  ['as long as nobody knows', undefined, undefined, false],
  ['once the gateway has asked for it, whoever it is', undefined, 'Nhập mã', true],
])('session 39: the field of the code %s', async (_who, isSet, error, isThere) => {
  expect((await drawn(isSet, error)).includes('name="code"')).toBe(isThere)
})
