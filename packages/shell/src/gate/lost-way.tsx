import { useEffect, type ReactElement } from 'react'
import { LoadingPage } from './loading-page.tsx'

/** An address that leads nowhere, such as one that nobody encoded: goes to the root (system 15). */
export function LostWay(): ReactElement {
  useEffect(() => location.replace('/'), [])
  return <LoadingPage />
}
