import type { Hono } from 'hono'
import { mountArt } from './games/mount-art.ts'
import { mountSeamless } from './games/seamless/mount-seamless.ts'
import { mountBank } from './bank/mount-bank.ts'
import { mountDesk } from './desk/mount-desk.ts'
import { mountAvatars } from './member/mount-avatars.ts'
import type { House } from './house.ts'
import { mountOutbox } from './outbox/mount-outbox.ts'
import { mountOperations } from './system/mount-operations.ts'

/** What the gateway serves besides calls: pictures, the seamless wallet, the local bank, outbox and desk pages, and operations. */
// oxlint-disable-next-line typescript/no-explicit-any -- Hono's environment type does not matter here
export function mountPages(app: Hono<any>, house: House): void {
  app.get('/healthz', async (context) => {
    await house.db.selectFrom('merchant').select('id').limit(1).execute()
    return context.json({ ready: true })
  })
  mountOperations(app, house)
  mountArt(app, house)
  mountAvatars(app, house)
  mountSeamless(app, house)
  mountBank(app, house)
  mountOutbox(app, house)
  mountDesk(app, house)
}
