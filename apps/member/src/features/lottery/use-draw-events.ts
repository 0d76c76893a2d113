import { calls, drawNews, drawNewsPath, type Call, type DrawNews } from '@saola/protocol'
import { areaOf, callKey, hasCall, openFeed, useApp } from '@saola/shell'
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Reads again what the gateway says has changed, by its name alone (lottery 12). Where no news gets through, screens read
 * by themselves what the clock changes.
 */
export function useDrawEvents(): void {
  const app = useApp()
  const queries = useQueryClient()
  useEffect(() => {
    // Who has no clock of draws has no news of them.
    if (!hasCall(app.capabilities, calls.lottery.clock.id)) return undefined
    const source = openFeed(app, drawNewsPath)
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const read = drawNews.safeParse(parsed(data))
      if (read.success) readAgain(queries, read.data)
    })
    return () => source.close()
  }, [app, queries])
}

function readAgain(queries: QueryClient, { draw, game, state }: DrawNews): void {
  const changed: QueryKey[] = [
    callKey(calls.lottery.draw, { drawId: draw }),
    callKey(calls.lottery.game, { gameCode: game }),
    allOf(calls.lottery.vnGameMenu),
    allOf(calls.lottery.gameMenus),
  ]
  if (state === 'drawn' || state === 'voided') {
    changed.push(
      allOf(calls.lottery.results),
      allOf(calls.lottery.history),
      allOf(calls.lottery.vnOpenedNumbers),
    )
  }
  if (state === 'settled' || state === 'voided') {
    changed.push(allOf(calls.lottery.orders), callKey(calls.wallet.balance))
  }
  for (const queryKey of changed) void queries.invalidateQueries({ queryKey })
}

/** Every read of a call, whatever was asked. */
function allOf(call: Call): QueryKey {
  return [areaOf(call), call.id]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
