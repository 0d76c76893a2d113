import { page } from '../http/reply.ts'
import type { Asked, Reply } from '../http/wire.ts'
import { findGame } from '../memory/games.ts'
import { lotteryGroups } from '../memory/lotteries.ts'
import type { Memory } from '../memory/memory.ts'
import { drawPicture } from './draw-picture.ts'
import { documentPage } from './document-page.ts'
import { chatPage, errorPage, gamePage } from './pages.ts'

/** What a browser opens by address alone: pictures, a game, the chat. Undefined for everything else. */
export function answerPage({ method, path, query }: Asked, memory: Memory): Reply | undefined {
  if (method !== 'GET') return undefined
  const picture = /^\/art\/([\w-]{1,60})\.svg$/.exec(path)?.[1]
  if (picture !== undefined) {
    return {
      status: 200,
      type: 'svg',
      body: drawPicture(picture),
      headers: { 'Cache-Control': 'max-age=3600' },
    }
  }
  if (path === '/docs/openapi.json') return documentPage(memory.origin)
  if (path === '/chat') return page(chatPage(memory.merchant))
  if (path === '/play/lottery') return page(gamePage(lotteryName(query.get('code') ?? '')))
  const nodeId = /^\/play\/(\d{1,9})$/.exec(path)?.[1]
  const game = nodeId === undefined ? undefined : findGame(nodeId)
  return game === undefined ? undefined : page(gamePage(game.name))
}

/** The company's own page for an address that it does not know. */
export function notFound(path: string): Reply {
  return page(errorPage(path), 404)
}

function lotteryName(code: string): string {
  const all = lotteryGroups.flatMap(({ games }) => games)
  return all.find(([each]) => each === code)?.[1] ?? 'Xổ số'
}
