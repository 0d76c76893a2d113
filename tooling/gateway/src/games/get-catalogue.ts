import type { calls } from '@saola/protocol'
import { answerWithFile, type PackedFile } from '@saola/server'
import type { Services } from '../services/services.ts'
import type { Handler } from '../http/mount.ts'
import { packCatalogue } from './packed-catalogue.ts'
import { perVersion } from './per-version.ts'

/** The whole catalogue, compressed beforehand; a browser that still has this version gets a 304. */
export const getCatalogue: Handler<typeof calls.games.catalogue> = async ({ services, requestHeaders }) => {
  const packed = await readyCatalogue(services)
  const { status, headers, body } = await answerWithFile(requestHeaders, packed, 'public, no-cache')
  return new Response(body, { status, headers: { ...headers, 'X-Content-Type-Options': 'nosniff' } })
}

/** The packed catalogue of this moment; asked for at the start, it is ready before the first visitor. */
export function readyCatalogue(services: Services): Promise<PackedFile> {
  return perVersion(services, 'packed catalogue', () => packCatalogue(services))
}
