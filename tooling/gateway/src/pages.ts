import type { Hono } from 'hono'
import { requireDatabase } from './http/merchant-store.ts'
import { mountAggregators } from './games/aggregators/mount-aggregators.ts'
import { mountArt } from './games/mount-art.ts'
import { mountSeamless } from './games/seamless/mount-seamless.ts'
import { mountBank } from './bank/mount-bank.ts'
import { mountDrawNews } from './lottery/news/mount-draw-news.ts'
import { mountAvatars } from './member/avatar/mount-avatars.ts'
import { mountIdentity } from './member/identity/mount-identity.ts'
import { mountBannerPictures } from './support/announcements/mount-banner-pictures.ts'
import { mountChatNews } from './support/chat/mount-chat-news.ts'
import type { Services } from './services/services.ts'
import { mountOperations } from './operations/mount-operations.ts'

/** What the gateway serves besides calls: pictures, the wallet for vendors and aggregators, news of draws and of the chat room, what the bank and a service of identities report, and operations. */
// oxlint-disable-next-line typescript/no-explicit-any -- Hono's environment type does not matter here
export function mountPages(app: Hono<any>, services: Services): void {
  app.get('/healthz', async (context) => {
    await requireDatabase(services.db)
    const { version, build } = services.release
    return context.json({ ready: true, version, build: await build() })
  })
  mountOperations(app, services)
  mountArt(app, services)
  mountBannerPictures(app, services)
  mountAvatars(app, services)
  mountDrawNews(app, services)
  mountChatNews(app, services)
  mountSeamless(app, services)
  mountAggregators(app, services)
  mountBank(app, services)
  mountIdentity(app, services)
}
