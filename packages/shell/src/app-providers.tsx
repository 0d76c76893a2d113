import { ToastProvider } from '@saola/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, type ReactElement, type ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { AppProvider, type AppContext } from './context/app-context.tsx'
import { ConnectionBanner } from './connection/connection-banner.tsx'
import { DialogHost, type AppDialogs } from './dialogs/dialog-host.tsx'
import { PageBoundary } from './errors/page-boundary.tsx'
import { LoadingPage } from './gate/loading-page.tsx'
import { StatusGate } from './gate/status-gate.tsx'
import { lazyPart } from './parts/lazy-part.tsx'
import { SidePart } from './parts/side-part.tsx'

const LateParts = lazyPart(() => import('./late-parts.tsx'), 'LateParts')

export type AppProvidersProps = { app: AppContext; dialogs?: AppDialogs | undefined; children: ReactNode }

/** Everything that surrounds every page: cache, texts, status gate, dialogs, messages, the connection strip. */
export function AppProviders({ app, dialogs = {}, children }: AppProvidersProps): ReactElement {
  return (
    <AppProvider value={app}>
      <QueryClientProvider client={app.queryClient}>
        <I18nextProvider i18n={app.i18n}>
          <Suspense fallback={<LoadingPage />}>
            <Messages>
              <PageBoundary>
                <StatusGate>
                  <ConnectionBanner />
                  {children}
                </StatusGate>
              </PageBoundary>
              <DialogHost own={dialogs} />
              <SidePart>
                <LateParts />
              </SidePart>
            </Messages>
          </Suspense>
        </I18nextProvider>
      </QueryClientProvider>
    </AppProvider>
  )
}

function Messages({ children }: { children: ReactNode }): ReactElement {
  const { t } = useTranslation('shell')
  return (
    <ToastProvider label={t('notice.label')} closeLabel={t('notice.close')} copyHint={t('act.hold')}>
      {children}
    </ToastProvider>
  )
}
