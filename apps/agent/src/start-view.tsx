import { StartView, type Start } from '@saola/shell'
import type { ReactElement } from 'react'
import type * as Door from './door.tsx'

/** Shows the way in, and the portal once somebody is signed in. */
export function PortalStartView({ router }: { router: Start<typeof Door> }): ReactElement {
  return <StartView router={router} First={DoorView} />
}

function DoorView({ first }: { first: typeof Door }): ReactElement {
  const { Door: Page } = first
  return <Page />
}
