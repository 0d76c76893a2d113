import { minuteMs, placeStop, type KnownPlace, type PlaceStop } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { MerchantSettings } from '../../db/merchant-settings.ts'
import { placeMinutesOf } from '../../db/play-settings.ts'
import { appendEvent } from '../../events/event-store.ts'
import { noteFault } from '../../events/note-fault.ts'
import { Fault } from '../../http/fault.ts'
import type { Merchant, PlaceService } from '../../services/ports.ts'
import type { Services } from '../../services/services.ts'
import { findPlace, updatePlace, type KeptPlace } from './place-store.ts'

type Settings = Pick<MerchantSettings, 'places' | 'restrictedRegions'>

/** Whose session it is, and where it asks from now. */
type Asking = {
  services: Services
  merchant: Pick<Merchant, 'id' | 'settings'>
  account: { id: number; name: string; tokenHash: string }
  ip: string
}

/** Why nobody stakes from a place, where the merchant asks for places (protection 25 and 30). */
export function stopOfPlace(settings: Settings, place: KnownPlace, now: number): PlaceStop | undefined {
  const minutes = placeMinutesOf(settings)
  if (minutes === undefined) return undefined
  return placeStop(place, { closedRegions: settings.restrictedRegions, minutes }, now)
}

/** Refuses play from a closed region in the words for one, and from a proxy in words of its own. */
export function requirePlace(settings: Settings, place: KnownPlace | undefined, now: number): void {
  const stop = place && stopOfPlace(settings, place, now)
  if (stop === undefined) return
  throw stop === 'region'
    ? new Fault('system.region')
    : new Fault('protection.place', { messageKey: `protection.place.${stop}` })
}

/**
 * Where a session is: as it is kept, or as the service says now, where its address is another one or the answer too old (protection 29).
 * Never in a transaction of a stake. Undefined where nobody asks for places. An address of which the service says nothing stops nobody:
 * there the edge alone says where it is.
 */
export async function checkPlace(asking: Asking): Promise<KnownPlace | undefined> {
  const { services, merchant, account, ip } = asking
  const minutes = placeMinutesOf(merchant.settings)
  if (minutes === undefined || !services.placeService) return undefined
  const kept = await findPlace(services.db, account.tokenHash)
  if (kept === undefined) return undefined
  const now = services.now()
  const isFresh = kept.ip === ip && now - (kept.askedAt ?? 0) < minutes * minuteMs
  if (isFresh) return toKnown(kept, now)
  const found = await ask(services, services.placeService, ip)
  // What was said of the address before counts until somebody says something else.
  const before = kept.ip === ip ? kept : { region: null, isProxy: null }
  const { region, isProxy } = found ?? before
  const place = { ip, region, isProxy, askedAt: now }
  await services.db.transaction().execute((trx) => keep(trx, asking, { kept, place, now }))
  return toKnown(place, now)
}

async function ask(services: Services, service: PlaceService, ip: string) {
  try {
    return await service.find(ip)
  } catch (error) {
    await noteFault(services, 'service of places', error)
    return undefined
  }
}

/** Keeps a place, and the event of one that stops play where the one before did not. */
async function keep(
  trx: Database,
  { merchant, account }: Asking,
  { kept, place, now }: { kept: KeptPlace; place: KeptPlace; now: number },
): Promise<void> {
  await updatePlace(trx, account.tokenHash, place)
  const stop = stopOfPlace(merchant.settings, toKnown(place, now), now)
  const before = stopOfPlace(merchant.settings, { ...toKnown(kept, now), askedAt: now }, now)
  if (stop === undefined || stop === before) return
  await appendEvent(trx, {
    merchantId: merchant.id,
    at: now,
    kind: 'protection.place-stopped',
    actor: 'gateway',
    accountId: account.id,
    subject: account.name,
    before: { region: kept.region, isProxy: kept.isProxy },
    after: { region: place.region, isProxy: place.isProxy, stop },
  })
}

function toKnown({ region, isProxy, askedAt }: KeptPlace, now: number): KnownPlace {
  return { region: region ?? undefined, isProxy: isProxy ?? undefined, askedAt: askedAt ?? now }
}
