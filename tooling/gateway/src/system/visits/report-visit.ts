import { dayKey } from '@saola/i18n'
import type { calls } from '@saola/protocol'
import { attemptLimit } from '@saola/rules'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { routes } from './routes.gen.ts'
import { stepOf } from './visit-steps.ts'
import { addVisit } from './visit-store.ts'

/** Where one visit in ten is measured, a neighbourhood behind one address makes 240 a minute before it is too many. */
const visitsPerNetwork = attemptLimit(120)

/** Counts what a browser measured of a visit (system 25). A route that the site does not have is refused. */
export const reportVisit: Handler<typeof calls.system.reportVisit> = async (context) => {
  const { services, merchant, network, input } = context
  await takeAttempt(services, `visit:network:${network}`, visitsPerNetwork)
  const { site, device, figures } = input
  const known: ReadonlySet<string> = new Set(routes[site])
  const unknown = figures.findIndex(({ route }) => !known.has(route))
  if (unknown >= 0) {
    const field = `figures.${unknown}.route`
    throw new Fault('request_param_err', { field, params: { field } })
  }
  await addVisit(
    services.db,
    { merchantId: merchant.id, day: dayKey(services.now()), site, device },
    figures.map(({ metric, route, value }) => ({ metric, route, upTo: stepOf(value) })),
  )
  return null
}
