import { calls } from '@saola/protocol'
import { AppProvider, callKey, LineContactCard, useHasCalls } from '@saola/shell'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { testApp } from '../test-app.ts'

/** What is drawn where the brand names these calls; without any, where nothing is known to be absent. */
async function drawn(named: readonly string[], Part: () => ReactNode): Promise<string> {
  const { app } = await testApp(() => null)
  app.capabilities.named = named
  app.queryClient.setQueryData(callKey(calls.member.lineContact), { mayContact: true, own: '0912 345 678' })
  return renderToString(
    <QueryClientProvider client={app.queryClient}>
      <AppProvider value={app}>
        <Part />
      </AppProvider>
    </QueryClientProvider>,
  )
}

it.each([
  [[], true],
  [['member.lineContact', 'member.setLineContact'], true],
  [['member.lineContact'], false],
  [['member.setLineContact'], false],
])('a choice is offered with what reads it and what makes it: %j (system 51)', async (named, isThere) => {
  expect((await drawn(named, LineContactCard)).includes('type="checkbox"')).toBe(isThere)
})

function Way() {
  return useHasCalls('session.passkeyStart', 'session.passkeyLogin') ? 'there' : 'gone'
}

it.each([
  [[], 'there'],
  [['session.passkeyStart'], 'gone'],
  [['session.passkeyStart', 'session.passkeyLogin'], 'there'],
])('several calls are there where each is: %j, %s (system 51)', async (named, state) => {
  expect(await drawn(named, Way)).toBe(state)
})
