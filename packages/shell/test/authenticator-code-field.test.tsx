import { calls } from '@saola/protocol'
import { AppProvider, AuthenticatorCodeField, callKey, useAuthenticatorOn } from '@saola/shell'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { testApp } from './test-app.ts'

/** The field as a form of somebody shows it, who has an authenticator or not as far as is known. */
async function drawn(
  guard: 'authenticator' | 'passkey' | 'none' | undefined,
  error?: string,
): Promise<string> {
  const { app } = await testApp(() => null)
  if (guard !== undefined) {
    app.queryClient.setQueryData(callKey(calls.member.security), {
      authenticator: { isSet: guard === 'authenticator' },
      ...(guard === 'passkey' && { passkeys: [{ passkeyId: '1', name: 'Chrome', host: 'saola.example' }] }),
    })
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
  ['of an account that has an authenticator', 'authenticator', undefined, true],
  ['of an account that has a passkey', 'passkey', undefined, true],
  ['of an account without either', 'none', undefined, false],
  ['as long as nobody knows', undefined, undefined, false],
  ['once the gateway has asked for it, whoever it is', undefined, 'Nhập mã', true],
] as const)('session 39: the field of the code %s', async (_who, guard, error, isThere) => {
  expect((await drawn(guard, error)).includes('name="code"')).toBe(isThere)
})
