import { useEffect, type ReactElement } from 'react'
import { useApp } from './context/app-context.tsx'
import { ClockNotice } from './context/clock-notice.tsx'
import { watchDeeds } from './session/attendance.ts'
import { LastSignIn } from './session/last-sign-in.tsx'
import { watchSessionEnd } from './session/watch-session-end.ts'
import { TermsDue } from './terms/terms-due.tsx'
import { measureVisit } from './visits/measure-visit.ts'

/**
 * What surrounds every page and may come a moment after it: notices, the question whether to stay signed in, terms that have changed, and what is
 * measured of the visit.
 */
export function LateParts(): ReactElement {
  const app = useApp()
  useEffect(() => watchSessionEnd(app), [app])
  useEffect(() => watchDeeds(app.attendance, document, app.clock.now), [app])
  useEffect(() => measureVisit(app, Math.random), [app])
  return (
    <>
      <LastSignIn />
      <ClockNotice />
      <TermsDue />
    </>
  )
}
