import { calls } from '@saola/protocol'
import type { AppContext } from '../context/app-context.tsx'
import { deviceId } from '../context/device-id.ts'
import type { AppStorage } from '../context/storage.ts'
import { signInQuietly } from './sign-in-out.ts'
import { stayKey } from './stay-key.ts'

/** Whether this browser stays signed in by choice. */
export function staysSignedIn({ device }: Pick<AppStorage, 'device'>): boolean {
  return device.read(stayKey) !== undefined
}

/** Keeps this browser signed in from now on; a gateway that cannot do it ends nothing (session 29). */
export async function staySignedIn(app: AppContext): Promise<boolean> {
  const kept = await app.api
    .send(calls.session.stay, { loginDeviceId: deviceId(app.storage) })
    .catch(() => undefined)
  if (kept !== undefined) app.storage.device.write(stayKey, String(kept.until))
  return kept !== undefined
}

/** Answers to calls that were on their way with the old token come for so long, in milliseconds. */
const settleMs = 10_000
const resuming = new WeakMap<AppContext, Promise<boolean>>()

/**
 * Signs in again by the cookie of a stay. False when there is none, it is over, or the gateway does not answer. Who asks
 * while that goes on, or a moment later, gets the same answer.
 */
export function resumeSession(app: AppContext): Promise<boolean> {
  const known = resuming.get(app)
  if (known !== undefined) return known
  const going = resume(app)
  resuming.set(app, going)
  void going.then((done) => setTimeout(() => resuming.delete(app), done ? settleMs : 0))
  return going
}

async function resume(app: AppContext): Promise<boolean> {
  if (!staysSignedIn(app.storage)) return false
  const input = { loginDeviceId: deviceId(app.storage) }
  const reply = await app.api.send(calls.session.resume, input).catch(() => undefined)
  if (reply === undefined) return false
  if (reply.signedIn === undefined) {
    app.storage.device.remove(stayKey)
    return false
  }
  return signInQuietly(app, reply.signedIn)
}
