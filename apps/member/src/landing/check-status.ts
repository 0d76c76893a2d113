import type { SystemStatus } from '@saola/protocol'
import { isOwnAddress, systemState } from '@saola/rules'
import type { AskGateway } from './ask-gateway.ts'

/** Whether the site may be shown here and now: what the status gate of the app looks at. Not without an answer. */
export async function checkStatus(ask: AskGateway): Promise<boolean> {
  const status = await ask<SystemStatus>('/wps/system/status')
  return (
    status !== undefined && systemState(status) === 'normal' && isOwnAddress(location.origin, status.info)
  )
}
