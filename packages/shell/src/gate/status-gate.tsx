import { isOwnAddress, systemState } from '@saola/rules'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react'
import { useApp } from '../context/app-context.tsx'
import { errorText } from '../errors/error-text.ts'
import { LanguageSwitch } from '../preferences/language-switch.tsx'
import { LoadingPage } from './loading-page.tsx'
import { MaintenancePage } from './maintenance-page.tsx'
import { RegionPage } from './region-page.tsx'
import { statusQuery } from './system-status.ts'
import { UnreachablePage } from './unreachable-page.tsx'

// Hardly anybody meets it.
const InvalidAddressPage = lazy(async () => {
  const { InvalidAddressPage: page } = await import('./invalid-address-page.tsx')
  return { default: page }
})

/** Lets the site through when the status is normal; else the one page that says why not (system 2). */
export function StatusGate({ children }: { children: ReactNode }): ReactElement {
  const { api, brand, site } = useApp()
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
  if (site === 'member' && !isOwnAddress(hereOrNone(), status.info)) {
    return (
      <Suspense fallback={<LoadingPage />}>
        <InvalidAddressPage mainDomain={status.info.mainDomain} corner={corner} />
      </Suspense>
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

/** The origin of this page; none where it is drawn without a browser. */
function hereOrNone(): string {
  return typeof location === 'undefined' ? '' : location.origin
}
