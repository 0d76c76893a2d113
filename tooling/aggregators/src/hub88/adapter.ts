import type { Adapter } from '../adapter.ts'
import { readAddress } from '../read-address.ts'
import { answer } from './answer.ts'
import { launchRequest } from './launch.ts'
import { listRequest, readList } from './list.ts'
import { transactionList } from './transactions.ts'

/** Hub88: RSA signatures over the body, units of 1/100,000, status words with HTTP 200. */
export const hub88: Adapter = {
  signs: 'rsa',
  answer,
  launchRequest,
  readLaunch: readAddress,
  list: { request: listRequest, read: readList },
  transactionList,
}
