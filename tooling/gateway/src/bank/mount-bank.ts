import type { Env, Hono } from 'hono'
import type { Services } from '../services/services.ts'
import { reportTransfer } from './report-transfer.ts'

/** The bank's side of deposits: transfers that it reports. */
export function mountBank<E extends Env>(app: Hono<E>, services: Services): void {
  app.post('/bank/transfers', (context) => reportTransfer(context, services))
}
