import { useDocumentTitle } from '@saola/shell'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

export type InstallPageProps = { platform: 'ios' | 'android' }

/** How to put the site on the home screen of a phone. */
export function InstallPage({ platform }: InstallPageProps): ReactElement {
  const { t } = useTranslation('support')
  useDocumentTitle(t(`download.${platform}`))
  return <h1>{t(`download.${platform}`)}</h1>
}
