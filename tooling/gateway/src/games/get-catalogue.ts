import type { calls } from '@saola/protocol'
import { answerWithFile, type PackedFile } from '@saola/server'
import type { Services } from '../services/services.ts'
import type { Handler } from '../http/mount.ts'
import { listBlockedRegions } from './catalogue-store.ts'
import { packCatalogue } from './packed-catalogue.ts'
import { perVersion } from './per-version.ts'

/** The whole catalogue as it is offered where the visitor is, compressed beforehand; a browser that still has this version gets a 304. */
export const getCatalogue: Handler<typeof calls.games.catalogue> = async ({
  services,
  requestHeaders,
  region,
}) => {
  const packed = await readyCatalogue(services, region)
  const { status, headers, body } = await answerWithFile(requestHeaders, packed, 'public, no-cache')
  return new Response(body, { status, headers: { ...headers, 'X-Content-Type-Options': 'nosniff' } })
}

/** The packed catalogue of this moment; asked for at the start, it is ready before the first visitor. */
export async function readyCatalogue(services: Services, region = ''): Promise<PackedFile> {
  const blocked = await perVersion(services, 'blocked regions', () => listBlockedRegions(services.db))
  // Where nothing is blocked there is one for all.
  const own = blocked.has(region) ? region : undefined
  return perVersion(services, `packed catalogue ${own ?? ''}`, () => packCatalogue(services, own))
}
