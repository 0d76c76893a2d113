import { readJson, type AppContext } from '@saola/shell'
import * as z from 'zod/mini'

const key = 'popups-seen'

/** So many are remembered; by then the oldest are long over. */
const most = 200

const ids = z.array(z.string())

type Device = AppContext['storage']['device']

/** The popups that this device has shown (support 11). */
export function seenPopups(device: Device): readonly string[] {
  const kept = ids.safeParse(readJson(device, key))
  return kept.success ? kept.data : []
}

/** Remembers that a popup was shown. */
export function keepSeen(device: Device, id: string): void {
  const others = seenPopups(device).filter((each) => each !== id)
  device.write(key, JSON.stringify([...others, id].slice(-most)))
}
