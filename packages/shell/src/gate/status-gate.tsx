import { systemState } from '@saola/rules'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement, type ReactNode } from 'react'
import { useApp } from '../context/app-context.tsx'
import { errorText } from '../errors/error-text.ts'
import { LanguageSwitch } from '../preferences/language-switch.tsx'
import { LoadingPage } from './loading-page.tsx'
import { MaintenancePage } from './maintenance-page.tsx'
import { RegionPage } from './region-page.tsx'
import { statusQuery } from './system-status.ts'
import { UnreachablePage } from './unreachable-page.tsx'

/** Lets the site through when the status is normal; else the one page that says why not (system 2). */
export function StatusGate({ children }: { children: ReactNode }): ReactElement {
  const { api, brand } = useApp()
  const { data: status, error, isFetching, refetch } = useQuery(statusQuery(api))
  // While it is asked again the query forgets its error; the page must not flicker back to loading.
  const [problem, setProblem] = useState(error)
  if (error !== null && error !== problem) setProblem(error)

  const corner = <LanguageSwitch />
  if (status === undefined) {
    if (problem === null) return <LoadingPage />
    return (
      <UnreachablePage
        text={errorText(problem)}
        checking={isFetching}
        onRetry={() => void refetch()}
        corner={corner}
      />
    )
  }
  const state = systemState(status)
  if (state === 'maintenance') {
    return (
      <MaintenancePage
        maintenance={status.maintenance}
        checking={isFetching}
        onCheck={() => void refetch()}
        corner={corner}
      />
    )
  }
  if (state === 'region') {
    return <RegionPage location={status.location} service={brand.customerService} corner={corner} />
  }
  return <>{children}</>
}
