import { subscribe } from 'valtio/vanilla'
import type { AppContext } from '../context/app-context.tsx'
import { dropKeptReads } from '../calls/keep-reads.ts'
import { isSignedIn, type Session } from './session.ts'
import { markOf, readOpenMark } from './open-mark.ts'
import { sessionKey } from './session-key.ts'

/**
 * What one person's page shows is for no other: it is out of sight once its session is over, and while the browser has it
 * put aside. One that comes back to another session than it was left with, or to none, is loaded anew (session 34).
 */
export function hideFromOthers(app: Pick<AppContext, 'session' | 'storage'>, page: Element): void {
  const { session, storage } = app
  let isLeft = false
  let left = ''
  let wasSignedIn = isSignedIn(session)
  let isOver = false
  let isHidden = false

  const draw = (): void => {
    const { body, documentElement } = page.ownerDocument
    // Dialogs stand beside the page, and are left with it.
    documentElement.style.visibility = isLeft ? 'hidden' : ''
    if (isOver === isHidden) return
    isHidden = isOver
    // Out of reach too, as the notice in front may be there for long; it is no `div` of now.
    for (const each of body.querySelectorAll<HTMLElement>(':scope > div')) {
      if (each === page || !each.querySelector('[role="alertdialog"]')) each.style.display = 'none'
    }
  }
  const who = (): string => `${storage.tab.read(sessionKey)} ${readOpenMark(storage.device)}`

  subscribe(
    session,
    () => {
      const isIn = isSignedIn(session)
      isOver ||= session.isOver === true || (wasSignedIn && !isIn)
      wasSignedIn = isIn
      draw()
    },
    true,
  )
  addEventListener('pagehide', () => {
    left = who()
    isLeft = true
    draw()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (isOver || left !== who())) {
      location.reload()
      return
    }
    isLeft = false
    draw()
  })
}

/** Forgets what this tab has read for a session that has ended, or been followed by another, since. */
export function dropLeftReads(session: Session, { tab, device }: AppContext['storage']): void {
  if (readOpenMark(device) !== markOf(session.token)) dropKeptReads(tab)
}
