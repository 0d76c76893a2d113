import { createContext, use, type ReactElement, type ReactNode } from 'react'
import { useLineProbe, type LineProbe } from './use-line-probe.ts'

const LineProbeContext = createContext<LineProbe | undefined>(undefined)

/** One test of the lines for all that is below: the list and the biggest PLAY. */
export function LineProbeProvider({ children }: { children: ReactNode }): ReactElement {
  return <LineProbeContext value={useLineProbe()}>{children}</LineProbeContext>
}

/** The lines as they rank now; throws outside of the provider. */
export function useLines(): LineProbe {
  const probe = use(LineProbeContext)
  if (probe === undefined) throw new Error('useLines needs a LineProbeProvider above it')
  return probe
}
