import type { Adapter } from '../adapter.ts'
import { readAddress } from '../read-address.ts'
import { answer } from './answer.ts'
import { launchRequest } from './launch.ts'

/**
 * 155.io, whose protocol is called after its marbles: RSA signatures over the body both ways, units of 1/100,000, HTTP 200 always. How it is
 * asked for its titles was not seen.
 */
export const marbles: Adapter = { signs: 'rsa', answer, launchRequest, readLaunch: readAddress }
