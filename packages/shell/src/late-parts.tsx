import { useEffect, type ReactElement } from 'react'
import { useApp } from './context/app-context.tsx'
import { ClockNotice } from './context/clock-notice.tsx'
import { LastSignIn } from './session/last-sign-in.tsx'
import { watchSessionEnd } from './session/watch-session-end.ts'

/** What surrounds every page and may come a moment after it: notices, and the question whether to stay signed in. */
export function LateParts(): ReactElement {
  const app = useApp()
  useEffect(() => watchSessionEnd(app), [app])
  return (
    <>
      <LastSignIn />
      <ClockNotice />
    </>
  )
}
