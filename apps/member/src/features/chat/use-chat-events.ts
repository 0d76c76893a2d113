import { chatNews, chatNewsPath, type ChatPage } from '@saola/protocol'
import { openFeed, useApp } from '@saola/shell'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { chatQuery, withNews } from './chat-query.ts'

/** Puts what is said into the page while it is open; answers whether the line to the gateway stands. */
export function useChatEvents(): boolean {
  const app = useApp()
  const queries = useQueryClient()
  const [isConnected, setConnected] = useState(true)
  useEffect(() => {
    const { queryKey } = chatQuery(app)
    const source = openFeed(app, `${chatNewsPath}?merchant=${app.brand.merchant}`)
    let wasAway = false
    source.addEventListener('open', () => {
      setConnected(true)
      // What was hidden or said meanwhile is read anew.
      if (wasAway) void queries.invalidateQueries({ queryKey })
      wasAway = false
    })
    source.addEventListener('error', () => {
      setConnected(false)
      wasAway = true
    })
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const read = chatNews.safeParse(JSON.parse(data))
      if (!read.success) return
      queries.setQueryData<ChatPage>(queryKey, (page) => page && withNews(page, read.data))
    })
    return () => source.close()
  }, [app, queries])
  return isConnected
}
