import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { ChatPage } from '#features/chat/chat-page.tsx'
import { chatQuery } from '#features/chat/chat-query.ts'

export const Route = createFileRoute('/_site/chat')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(chatQuery(context))
    return loadAreas(context.i18n, 'support')
  },
  component: ChatPage,
})
