import type { Hono } from 'hono'
import { Fault } from '../../http/fault.ts'
import type { Services } from '../../services/services.ts'
import { findAvatarImage } from './avatar-store.ts'

const types = { png: 'image/png', jpg: 'image/jpeg' } as const

/**
 * Uploaded avatars at `/art/avatar/<merchant>/<name>`. The type is the one that the content had, never the visitor's word;
 * opened by itself such a picture can run nothing.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- Hono's environment type does not matter here
export function mountAvatars(app: Hono<any>, services: Services): void {
  app.get('/art/avatar/:merchant/:name{[0-9a-f]{24}\\.(?:png|jpg)}', async (context) => {
    const { merchant, name } = context.req.param()
    const picture = await findAvatarImage(services.db, merchant, name)
    if (!picture) throw new Fault('not_found', { field: 'avatar' })
    return context.body(new Uint8Array(picture.image), 200, {
      'Content-Type': types[picture.kind],
      'Cache-Control': 'public, max-age=86400, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': 'inline; filename="avatar"',
    })
  })
}
