import type { Context, Hono } from 'hono'
import { Fault } from '../http/fault.ts'
import type { House } from '../house.ts'
import { avatarCount, drawAvatar } from './art/draw-avatar.ts'
import { bannerIds, drawBanner } from './art/draw-banner.ts'
import { drawFamily } from './art/draw-family.ts'
import { drawTile } from './art/draw-tile.ts'
import { drawVendor } from './art/draw-vendor.ts'
import { familyCodes, type FamilyCode } from './catalogue/families.ts'
import { vendors } from './catalogue/vendors.ts'

/** Pictures kept in memory; one is about 3 kB. */
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
export function mountArt(app: Hono<any>, house: House): void {
  const kept = new Map<string, string>()
  const draws: Record<string, Draw> = {
    tile: (name, language) => tileOf(house, name, language),
    vendor: (name, language) => vendorOf(name, language),
    family: (name) => familyOf(name),
    banner: (name, language) => bannerOf(name, language),
    avatar: (name) => avatarOf(name),
  }
  for (const [kind, draw] of Object.entries(draws)) {
    app.get(`/art/${kind}/:file{[\\w-]{1,64}\\.svg}`, async (context) => {
      const name = context.req.param('file').slice(0, -4)
      const language = context.req.query('language')?.toLowerCase() === 'en' ? 'en' : 'vi'
      const key = `${kind} ${name} ${language}`
      const picture = kept.get(key) ?? (await draw(name, language))
      if (picture === undefined) throw new Fault('not_found', { field: kind })
      keep(kept, key, picture)
      return sendPicture(context, picture)
    })
  }
}

/** A map remembers the order of insertion, so the first key is the one not asked for the longest. */
function keep(kept: Map<string, string>, key: string, picture: string): void {
  kept.delete(key)
  kept.set(key, picture)
  const [oldest] = kept.keys()
  if (kept.size > keptPictures && oldest !== undefined) kept.delete(oldest)
}

function sendPicture(context: Context, picture: string): Response {
  return context.body(picture, 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': picturePolicy,
  })
}

async function tileOf(house: House, nodeId: string, language: Language): Promise<string | undefined> {
  const row = await house.db
    .selectFrom('game')
    .select(['node_id', 'family', 'name_vi', 'name_en', 'vendor_code', 'game_code'])
    .where('node_id', '=', nodeId)
    .executeTakeFirst()
  if (!row) return undefined
  const title = {
    nodeId: row.node_id,
    // The seed writes only the twelve codes.
    family: row.family as FamilyCode,
    nameVi: row.name_vi,
    nameEn: row.name_en,
    vendor: row.vendor_code,
    gameCode: row.game_code,
  }
  return drawTile(title, { language })
}

function vendorOf(code: string, language: Language): string | undefined {
  const vendor = vendors.find((known) => known.code === code)
  return vendor && drawVendor(vendor, { language })
}

function familyOf(code: string): string | undefined {
  const family = familyCodes.find((known) => known === code)
  return family && drawFamily(family)
}

/** A banner goes by its name, or by its place counted from 1. */
function bannerOf(name: string, language: Language): string | undefined {
  const banner = bannerIds.find((id, index) => id === name || String(index + 1) === name)
  return banner && drawBanner(banner, { language })
}

function avatarOf(name: string): string | undefined {
  const number = /^\d{1,3}$/.test(name) ? Number(name) : Number.NaN
  return number >= 0 && number <= avatarCount ? drawAvatar(number) : undefined
}
