import type { InboxMessage } from '@saola/protocol'
import { AppProviders, InboxList, statusQuery } from '@saola/shell'
import { loadAreas } from '@saola/i18n'
import { prerender } from 'react-dom/static'
import { expect, it } from 'vitest'
import { status, testApp } from '../test-app.ts'

const message: InboxMessage = {
  messageId: '1',
  senderName: 'agent01',
  title: 'Ưu đãi',
  content: '<a href="https://elsewhere.example">Đăng nhập lại</a>',
  sentAt: 1_790_000_000_000,
  isRead: true,
}

async function shown(one: InboxMessage): Promise<string> {
  const { app } = await testApp(() => status)
  await app.queryClient.prefetchQuery(statusQuery(app.api))
  await loadAreas(app.i18n, 'messages')
  const { prelude } = await prerender(
    <AppProviders app={app}>
      <InboxList messages={[one]} />
    </AppProviders>,
  )
  return (await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, '')
}

it('shows what a person wrote as it was typed, so that no link of theirs looks like one of ours (system 45)', async () => {
  const html = await shown(message)
  expect(html).toContain('&lt;a href=&quot;https://elsewhere.example&quot;&gt;Đăng nhập lại&lt;/a&gt;')
  expect(html).not.toContain('<a ')
  expect(html).toContain('agent01')
})

it('names the brand where a gateway names nobody', async () => {
  expect(await shown({ ...message, senderName: '', content: 'Chào bạn' })).toContain('Saola')
})
