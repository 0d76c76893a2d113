import { calls } from '@saola/protocol'
import { AppProvider, formSchema, useForm, type AppContext, type AppForm } from '@saola/shell'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { failed, member, testApp } from './test-app.ts'

/** A form that saves and then reads the member anew, as the one of the nickname. */
function formIn(app: AppContext): AppForm<{ nickname: string }> {
  let form: AppForm<{ nickname: string }> | undefined
  function Form(): null {
    form = useForm(
      formSchema(() => ({})),
      () => Promise.resolve(),
      { values: { nickname: 'An' }, onDone: () => app.api.send(calls.member.info) },
    )
    return null
  }
  renderToString(
    <QueryClientProvider client={app.queryClient}>
      <AppProvider value={app}>
        <Form />
      </AppProvider>
    </QueryClientProvider>,
  )
  if (form === undefined) throw new Error('nothing was drawn')
  return form
}

function send(form: AppForm<{ nickname: string }>): void {
  const nothing = {
    preventDefault: () => undefined,
    currentTarget: { querySelectorAll: () => [], querySelector: () => null },
  }
  // No browser is here, and nothing else of the event is asked for.
  form.onSubmit(nothing as unknown as Parameters<typeof form.onSubmit>[0])
}

describe('what follows a call that went well', () => {
  it.each([
    ['is read', () => member, 0],
    ['cannot be read: one dialog says so', () => failed(500, 'internal', 'Hỏng'), 1],
  ])('%s', async (_what, info, dialogs) => {
    const { app, sent } = await testApp((path) => (path === calls.member.info.path ? info() : null))
    send(formIn(app))
    await expect.poll(() => sent.filter((line) => line.endsWith(calls.member.info.path))).toHaveLength(1)
    await expect.poll(() => app.dialogs.queue.length).toBe(dialogs)
  })
})
