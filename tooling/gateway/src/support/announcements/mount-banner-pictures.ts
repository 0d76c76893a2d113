import type { Hono } from 'hono'
import { Fault } from '../../http/fault.ts'
import type { Services } from '../../services/services.ts'
import { findBannerPicture } from './banner-picture-store.ts'

/** Where the picture of this name is shown, on every line of the site. */
export function bannerPicturePath(name: string): string {
  return `/art/uploaded/${name}`
}

/** Pictures of banners under `/art/uploaded`; a name always means the same picture, so browsers keep it for ever. */
// oxlint-disable-next-line typescript/no-explicit-any -- Hono's environment type does not matter here
export function mountBannerPictures(app: Hono<any>, services: Services): void {
  app.get('/art/uploaded/:name{[0-9a-f]{32}}', async (context) => {
    const picture = await findBannerPicture(services.db, context.req.param('name'))
    if (!picture) throw new Fault('not_found', { field: 'banner' })
    return context.body(new Uint8Array(picture.image), 200, {
      'Content-Type': picture.kind === 'png' ? 'image/png' : 'image/jpeg',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
  })
}
