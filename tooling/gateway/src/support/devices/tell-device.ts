import { attemptLimit } from '@saola/rules'
import type { calls } from '@saola/protocol'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { deleteDevice, forgetOldDevices, saveDevice } from './device-store.ts'
import { isPushAddress } from './push-address.ts'

/** More devices than one person has in use. */
const mostDevices = 10

const asksPerAccount = attemptLimit(30)

/** Has notices sent to the caller's device from now on, in the language it asks in. */
export const tellDevice: Handler<typeof calls.support.tellDevice> = async ({
  account,
  services,
  input,
  language,
}) => {
  const { endpoint, p256dh, auth } = input
  if (!isPushAddress(endpoint, services.settings.pushServices)) {
    throw new Fault('request_param_err', { field: 'endpoint', params: { field: 'endpoint' } })
  }
  await takeAttempt(services, `push:account:${account.id}`, asksPerAccount)
  await services.db.transaction().execute(async (trx) => {
    const { id: accountId, tokenHash } = account
    await saveDevice(trx, { accountId, tokenHash, endpoint, p256dh, auth, language, now: services.now() })
    await forgetOldDevices(trx, accountId, mostDevices)
  })
}

/** Sends the caller's device no more notices. */
export const forgetDevice: Handler<typeof calls.support.forgetDevice> = async ({
  account,
  services,
  input,
}) => {
  await deleteDevice(services.db, { accountId: account.id, endpoint: input.endpoint })
}
