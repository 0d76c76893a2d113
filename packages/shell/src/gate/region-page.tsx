import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FullPage } from './full-page.tsx'

export type RegionPageProps = {
  /** Where the gateway believes the visitor to be. */
  location: string | undefined
  /** The brand's customer-service address. */
  service: string
  corner?: ReactNode
}

/** The platform does not serve this place (system 2). */
export function RegionPage({ location, service, corner }: RegionPageProps): ReactElement {
  const { t } = useTranslation(['system', 'shell'])
  return (
    <FullPage
      title={t('system:region.title')}
      corner={corner}
      actions={
        service === '' ? undefined : (
          <a href={service} target="_blank" rel="noreferrer">
            {t('shell:nav.service')}
          </a>
        )
      }
    >
      <p>{t('system:region.body')}</p>
      {location !== undefined && location !== '' && <p>{t('system:region.location', { location })}</p>}
      <p>{t('system:region.help')}</p>
    </FullPage>
  )
}
