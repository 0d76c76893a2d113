import type { ReactElement, ReactNode } from 'react'
import { useHasCalls, type CallId } from './use-has-calls.ts'

export type OfferedProps = { by: CallId; children: ReactNode }

/** What begins an act, where the gateway has the act's call; without it nothing stands there (system 51). */
export function Offered({ by, children }: OfferedProps): ReactElement | null {
  return useHasCalls(by) ? <>{children}</> : null
}
