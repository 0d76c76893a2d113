import type { Hono } from 'hono'
import { Fault } from '../http/fault.ts'
import type { House } from '../house.ts'

const types = { png: 'image/png', jpg: 'image/jpeg' } as const

/**
 * Uploaded avatars at `/art/avatar/<merchant>/<name>`. The type is the one that the content had, never the visitor's word;
 * opened by itself such a picture can run nothing.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- Hono's environment type does not matter here
export function mountAvatars(app: Hono<any>, house: House): void {
  app.get('/art/avatar/:merchant/:name{[0-9a-f]{24}\\.(?:png|jpg)}', async (context) => {
    const row = await house.db
      .selectFrom('avatar_image')
      .innerJoin('merchant', 'merchant.id', 'avatar_image.merchant_id')
      .select(['avatar_image.kind', 'avatar_image.image'])
      .where('avatar_image.name', '=', context.req.param('name'))
      .where('merchant.code', '=', context.req.param('merchant'))
      .executeTakeFirst()
    if (!row) throw new Fault('not_found', { field: 'avatar' })
    return context.body(new Uint8Array(row.image), 200, {
      'Content-Type': types[row.kind],
      'Cache-Control': 'public, max-age=86400, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': 'inline; filename="avatar"',
    })
  })
}
