import webPush from 'web-push'
import type { Services } from '../../services/services.ts'
import type { PushDevice } from './device-store.ts'
import type { PushKeys } from './push-keys.ts'

const timeoutMs = 5_000
/** A push service keeps a message this long for a device that is off: news of money of yesterday is in the inbox. */
const keptSeconds = 24 * 60 * 60

/** What a device shows, and where a tap on it leads. */
export type PushText = { title: string; body: string; url: string; tag: string }

/** Whether the message was taken, the device is known no longer, or neither. */
export type PushEnd = 'taken' | 'gone' | 'failed'

/** Hands one message to the push service of a device, encrypted so that only this device reads it (RFC 8291). */
export async function sendPush(
  { settings }: Pick<Services, 'settings'>,
  keys: PushKeys,
  { endpoint, p256dh, auth }: PushDevice,
  text: PushText,
): Promise<PushEnd> {
  try {
    const { body, headers } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(text),
      {
        vapidDetails: { subject: settings.pushContact, ...keys },
        TTL: keptSeconds,
        urgency: 'high',
      },
    )
    const { 'Content-Length': _, ...rest } = headers
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: rest as Record<string, string>,
      body: new Uint8Array(body ?? []),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) return 'taken'
    return response.status === 404 || response.status === 410 ? 'gone' : 'failed'
  } catch {
    // Keys that are none, a service that does not answer: the notice stands in the inbox all the same.
    return 'failed'
  }
}
