import { subscribe } from 'valtio/vanilla'
import type { Session } from './session.ts'

/**
 * Runs `act` now if the session has a token, and again with each one that it gets, before it is known whose that is.
 * Returns how to stop.
 */
export function whenToken(session: Session, act: () => void): () => void {
  let known: string | undefined
  function look(): void {
    if (session.token === known) return
    known = session.token
    if (known !== undefined) act()
  }
  look()
  return subscribe(session, look, true)
}
