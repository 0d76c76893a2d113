import { passkeyHost } from '@saola/rules'

/** Whether this browser can make and use passkeys at this address (session 41). */
export function passkeysWorkHere(): boolean {
  return typeof PublicKeyCredential === 'function' && passkeyHost(location.origin) !== undefined
}
