import type { calls } from '@saola/protocol'
import { AppProvider, MoneyProblem, type MoneyAct } from '@saola/shell'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { testApp } from '../test-app.ts'

/** An act with money that was refused by a code. */
function refusedBy(refusedCode: string): MoneyAct<typeof calls.wallet.deposit> {
  return {
    act: () => undefined,
    send: () => Promise.reject(new Error(refusedCode)),
    busy: false,
    refused: { words: 'Not now' },
    refusedField: undefined,
    refusedCode,
    cannotTell: () => false,
  }
}

it.each([
  ['protection.unverified', true],
  ['protection.limit.reached', false],
])('a refusal by %s leads to the verification of the identity: %s (protection 24)', async (code, leads) => {
  const { app } = await testApp(() => null)
  const drawn = renderToString(
    <QueryClientProvider client={app.queryClient}>
      <AppProvider value={app}>
        <MoneyProblem money={refusedBy(code)} wish={{ amount: 100_000 }} />
      </AppProvider>
    </QueryClientProvider>,
  )
  expect(drawn).toContain('Not now')
  expect(drawn.includes('<button')).toBe(leads)
})
