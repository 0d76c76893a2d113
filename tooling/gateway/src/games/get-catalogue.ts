import type { calls } from '@saola/protocol'
import type { Services } from '../services/services.ts'
import type { Handler } from '../http/mount.ts'
import { packCatalogue, type PackedCatalogue } from './packed-catalogue.ts'
import { perVersion } from './per-version.ts'

/** The whole catalogue, compressed beforehand; a browser that still has this version gets a 304. */
export const getCatalogue: Handler<typeof calls.games.catalogue> = async ({ services, requestHeaders }) => {
  const packed = await readyCatalogue(services)
  const headers = new Headers({
    ETag: packed.etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': 'public, no-cache',
    'X-Content-Type-Options': 'nosniff',
  })
  if (holds(requestHeaders.get('if-none-match'), packed.etag)) {
    return new Response(null, { status: 304, headers })
  }
  headers.set('Content-Type', 'application/json; charset=utf-8')
  const encoding = encodingFor(requestHeaders.get('accept-encoding') ?? '')
  if (encoding !== 'plain') headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(packed[encoding].length))
  return new Response(new Uint8Array(packed[encoding]), { headers })
}

/** The packed catalogue of this moment; asked for at the start, it is ready before the first visitor. */
export function readyCatalogue(services: Services): Promise<PackedCatalogue> {
  return perVersion(services, 'packed catalogue', () => packCatalogue(services))
}

function holds(header: string | null, etag: string): boolean {
  const bare = etag.replace('W/', '')
  return (header ?? '').split(',').some((tag) => {
    const held = tag.trim().replace('W/', '')
    return held === bare || held === '*'
  })
}

function encodingFor(accepted: string): keyof Omit<PackedCatalogue, 'etag'> {
  const offers = accepted
    .split(',')
    .map((offer) => offer.trim().toLowerCase())
    .filter((offer) => !/;\s*q=0(\.0*)?$/.test(offer))
    .map((offer) => offer.split(';')[0])
  if (offers.includes('br')) return 'br'
  return offers.includes('gzip') ? 'gzip' : 'plain'
}
