import * as z from 'zod/mini'
import { gameFamilies, volatilities } from '@saola/protocol'
import { foldText } from '@saola/validation'
import { Fault } from '../../http/fault.ts'
import type { Services } from '../../services/services.ts'
import type { Vendor } from '../../vendors/find-vendor.ts'
import { insertTitle, isVendorNamed, nameVendor } from '../../vendors/title-store.ts'

/** The longest id that an address takes. */
const mostOfId = 64

/** A name as it is shown: one line, without blanks at its ends. */
const name = z.string().check(z.regex(/^(?! )[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{1,80}(?<! )$/u))

/** What is told of a title that is taken into the catalogue (games 104). */
export const titleFields = {
  gameCode: z.string().check(z.regex(/^[\w:.-]{1,60}$/)),
  family: z.enum(gameFamilies),
  nameVi: name,
  nameEn: name,
  /** In đồng. */
  minStake: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
  /** In hundredths of a percent; whoever writes percents is refused. */
  rtp: z.int().check(z.minimum(1_000), z.maximum(10_000)),
  volatility: z.enum(volatilities),
  lines: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  hasDemo: z.optional(z.boolean()),
  feedsJackpots: z.optional(z.boolean()),
  /** With the first title of a vendor that the catalogue does not name yet. */
  vendorName: z.optional(name),
}
export type NewTitle = z.infer<ReturnType<typeof z.object<typeof titleFields>>>

/** Takes a title of a connected vendor into the catalogue; throws a `Fault` that names the field. */
export async function addTitle(
  { db, now }: Services,
  { code: vendor, aggregator }: Pick<Vendor, 'code' | 'aggregator'>,
  title: NewTitle,
): Promise<void> {
  // In our own contract addresses are written from codes; an aggregator's are taken as they are.
  if (!aggregator && !/^[A-Z0-9_]+$/.test(title.gameCode))
    throw new Fault('request_param_err', { field: 'gameCode' })
  const nodeId = `${vendor}-${title.gameCode}`
  if (nodeId.length > mostOfId)
    throw new Fault('request_param_err', { field: 'gameCode', messageKey: 'desk.vendor.title_long' })
  await requireName(db, vendor, title.vendorName)
  const isAdded = await insertTitle(db, {
    node_id: nodeId,
    // Ids of imported titles are a vendor and a number, which a code may be as well.
    game_id: `${title.gameCode}-${vendor}`,
    game_code: title.gameCode,
    family: title.family,
    vendor_code: vendor,
    served_by: vendor,
    name_vi: title.nameVi,
    name_en: title.nameEn,
    folded_name: foldText(`${title.nameVi} ${title.nameEn}`),
    is_hot: 0,
    is_new: 0,
    // The table closes it where its vendor is off.
    status: 'open',
    free_play: title.hasDemo === true ? 1 : 0,
    min_bet: title.minStake,
    lines: title.lines ?? 0,
    rtp: title.rtp,
    volatility: title.volatility,
    playable: true,
    released_at: now(),
    feeds_jackpot: title.feedsJackpots ?? false,
  })
  if (!isAdded)
    throw new Fault('request_param_err', { field: 'gameCode', messageKey: 'desk.vendor.title_stands' })
}

/** Names a vendor that the catalogue does not name; throws a `Fault` where it has to be named and is not, or is named already. */
export async function requireName(
  db: Services['db'],
  vendor: string,
  wanted: string | undefined,
): Promise<void> {
  if (wanted === undefined) {
    if (await isVendorNamed(db, vendor)) return
    throw new Fault('request_param_err', { field: 'vendorName', messageKey: 'desk.vendor.unnamed' })
  }
  if (await nameVendor(db, vendor, wanted)) return
  throw new Fault('request_param_err', { field: 'vendorName', messageKey: 'desk.vendor.named' })
}
