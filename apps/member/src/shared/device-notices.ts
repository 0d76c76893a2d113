import { calls } from '@saola/protocol'
import type { AppContext } from '@saola/shell'

/**
 * Whether this device is told what is new in the inbox (support 16). `unable`: its browser cannot, or not before the site
 * is installed; `denied`: the browser was told to refuse; `absent`: this build tells no devices.
 */
export type DeviceNotices = 'on' | 'off' | 'denied' | 'unable' | 'absent'

type Api = Pick<AppContext, 'api'>['api']

/** What holds on this device now. Reads alone; nobody is asked for anything. */
export async function readDeviceNotices(): Promise<DeviceNotices> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unable'
  // Vite's own server has no worker that could take a message.
  if (!import.meta.env.PROD) return 'absent'
  if (Notification.permission === 'denied') return 'denied'
  return (await findSubscription()) === undefined ? 'off' : 'on'
}

/** Asks the browser's owner for leave and has this device told; answers what holds then. */
export async function switchOnDeviceNotices(api: Api): Promise<DeviceNotices> {
  const leave = await Notification.requestPermission()
  if (leave !== 'granted') return leave === 'denied' ? 'denied' : 'off'
  const { key } = await api.send(calls.support.pushKey)
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  await tell(api, subscription)
  return 'on'
}

/** Takes this device off, at the gateway first, so that nothing is sent that nobody takes. */
export async function switchOffDeviceNotices(api: Api): Promise<DeviceNotices> {
  const subscription = await findSubscription()
  if (subscription !== undefined) {
    await api.send(calls.support.forgetDevice, { endpoint: subscription.endpoint })
    await subscription.unsubscribe()
  }
  return 'off'
}

/** Has a device that is told known under the session of now; what goes wrong is tried again at the next start. */
export async function keepDeviceTold(api: Api): Promise<void> {
  const subscription = await findSubscription()
  if (subscription !== undefined) await tell(api, subscription).catch(() => undefined)
}

async function findSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

async function tell(api: Api, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  await api.send(calls.support.tellDevice, {
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  })
}
