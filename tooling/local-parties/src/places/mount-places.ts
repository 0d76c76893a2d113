import type { Env, Hono } from 'hono'

/** What addresses of the ranges for documents are here: where a laptop's own visitors come from is Vietnam. */
const ranges: readonly { begin: string; place: { region: string; proxy: boolean } | undefined }[] = [
  { begin: '198.51.100.', place: { region: 'VN', proxy: true } },
  { begin: '192.0.2.', place: { region: 'GB', proxy: false } },
  { begin: '2001:db8:', place: undefined },
]

/** The service that says where an address is, on a local installation: `GET /places/v1/ADDRESS`. */
export function mountPlaces<E extends Env>(app: Hono<E>): void {
  app.get('/places/v1/:address', (context) => {
    const address = context.req.param('address')
    const range = ranges.find(({ begin }) => address.startsWith(begin))
    const place = range === undefined ? { region: 'VN', proxy: false } : range.place
    return place === undefined ? context.body(null, 404) : context.json(place)
  })
}
