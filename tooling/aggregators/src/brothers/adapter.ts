import type { Adapter } from '../adapter.ts'
import { readAddress } from '../read-address.ts'
import { answer } from './answer.ts'
import { launchRequest } from './launch.ts'

/** The Bet Brothers: HMAC signatures over the body by one shared secret, whole đồng, one address, HTTP statuses for refusals. */
export const brothers: Adapter = {
  signs: 'shared-secret',
  answer,
  launchRequest,
  readLaunch: readAddress,
}
