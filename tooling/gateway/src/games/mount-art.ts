import type { Context, Hono } from 'hono'
import { createRecent, packFile, type PackedFile } from '@saola/server'
import type { Database } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import { sendFile } from '../http/files/send-file.ts'
import type { Services } from '../services/services.ts'
import type { Art } from '../services/art.ts'
import { findArtTitle } from './game-store.ts'

/** Pictures kept in memory; one is about 3 kB, and packed 1 kB more. */
const keptPictures = 1000

/** An SVG opened by itself must run nothing and load nothing. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

type Language = 'vi' | 'en'
type Draw = (name: string, language: Language) => Promise<string | undefined> | string | undefined

/**
 * The drawn art under `/art`: tile, vendor, family, banner and avatar, in Vietnamese or with `?language=en`. A picture
 * follows from its address alone, so browsers keep it for ever.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- Hono's environment type does not matter here
export function mountArt(app: Hono<any>, services: Services): void {
  const kept = createRecent<PackedFile>(keptPictures)
  const draws: Record<keyof Art, Draw> = {
    ...services.art,
    tile: (name, language) => tileOf(services, name, language),
  }
  for (const [kind, draw] of Object.entries(draws)) {
    app.get(`/art/${kind}/:file{[\\w-]{1,64}\\.svg}`, async (context) => {
      const name = context.req.param('file').slice(0, -4)
      const language = context.req.query('language')?.toLowerCase() === 'en' ? 'en' : 'vi'
      const key = `${kind} ${name} ${language}`
      const known = kept.get(key)
      if (known) return sendPicture(context, known)
      const drawn = await draw(name, language)
      if (drawn === undefined) throw new Fault('not_found', { field: kind })
      const picture = packFile('image/svg+xml; charset=utf-8', Buffer.from(drawn))
      kept.set(key, picture)
      return sendPicture(context, picture)
    })
  }
}

function sendPicture(context: Context, picture: PackedFile): Promise<Response> {
  return sendFile(context, picture, {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': picturePolicy,
  })
}

async function tileOf(
  { db, art }: { db: Database; art: Art },
  nodeId: string,
  language: Language,
): Promise<string | undefined> {
  const title = await findArtTitle(db, nodeId)
  return title && art.tile(title, language)
}
