import { isOwnAddress, systemState } from '@saola/rules'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement, type ReactNode } from 'react'
import { useApp } from '../context/app-context.tsx'
import { errorText } from '../errors/error-text.ts'
import { LanguageSwitch } from '../preferences/language-switch.tsx'
import { lazyPart } from '../parts/lazy-part.tsx'
import { SidePart } from '../parts/side-part.tsx'
import { LoadingPage } from './loading-page.tsx'
import { statusQuery } from './system-status.ts'
import { UnreachablePage } from './unreachable-page.tsx'

// Hardly anybody meets them.
const InvalidAddressPage = lazyPart(() => import('./invalid-address-page.tsx'), 'InvalidAddressPage')
const MaintenancePage = lazyPart(() => import('./maintenance-page.tsx'), 'MaintenancePage')
const RegionPage = lazyPart(() => import('./region-page.tsx'), 'RegionPage')

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
    return inItsPlace(<InvalidAddressPage mainDomain={status.info.mainDomain} corner={corner} />, corner)
  }
  const state = systemState(status)
  if (state === 'maintenance') {
    return inItsPlace(
      <MaintenancePage
        maintenance={status.maintenance}
        checking={isFetching}
        onCheck={() => void refetch()}
        corner={corner}
      />,
      corner,
    )
  }
  if (state === 'region') {
    return inItsPlace(
      <RegionPage location={status.location} service={brand.customerService} corner={corner} />,
      corner,
    )
  }
  return <>{children}</>
}

/** One of the lazy pages; where its code is lost, one that says so. */
function inItsPlace(page: ReactElement, corner: ReactElement): ReactElement {
  const missing = (
    <UnreachablePage
      text={{ key: 'system:error.network' }}
      checking={false}
      // A browser remembers which code it did not get.
      onRetry={() => location.reload()}
      corner={corner}
    />
  )
  return (
    <SidePart waiting={<LoadingPage />} missing={missing}>
      {page}
    </SidePart>
  )
}

/** The origin of this page; none where it is drawn without a browser. */
function hereOrNone(): string {
  return typeof location === 'undefined' ? '' : location.origin
}
