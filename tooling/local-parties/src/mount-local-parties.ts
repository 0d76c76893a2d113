import type { Env, Hono } from 'hono'
import type { Services } from '@saola/gateway'
import { mountBankPage } from './bank/mount-bank-page.ts'
import { mountImageCdns } from './cdn/mount-image-cdns.ts'
import { mountDesk } from './desk/mount-desk.ts'
import { mountOutbox } from './outbox/mount-outbox.ts'
import { mountPhone } from './phone/mount-phone.ts'
import { mountPlaces } from './places/mount-places.ts'
import { mountVerification } from './verification/mount-verification.ts'

/**
 * Adds to a gateway what stands for the outside world: the payer's bank page, the outbox, the operator's desk, a
 * service that verifies phones, one that verifies identities, one of places, and picture hosts. They ask nobody who he is, so they never stand beside a gateway that strangers reach.
 */
export function mountLocalParties<E extends Env>(app: Hono<E>, services: Services): void {
  mountBankPage(app, services)
  mountOutbox(app, services)
  mountDesk(app, services)
  mountPhone(app, services)
  mountVerification(app, services)
  mountPlaces(app)
  mountImageCdns(app)
}
