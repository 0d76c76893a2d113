import type { AppStorage } from '../context/storage.ts'
import { readOpenMark } from './open-mark.ts'
import { sessionKey } from './session-key.ts'
import { stayKey } from './stay-key.ts'

/** Whether a page of this browser may find a session as it starts: of its tab, of another one, or by a stay. */
export function mayBeSignedIn({ tab, device }: AppStorage): boolean {
  return (
    tab.read(sessionKey) !== undefined ||
    readOpenMark(device) !== undefined ||
    device.read(stayKey) !== undefined
  )
}
