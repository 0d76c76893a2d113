import { Button } from '@saola/ui'
import { useSyncExternalStore, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { installOffer, takeInstallOffer, watchInstallOffer } from '#shared/install-offer.ts'

/** Installs at once where the browser can; elsewhere the drawn steps say it all. */
export function InstallButton(): ReactElement | null {
  const { t } = useTranslation('install')
  const offer = useSyncExternalStore(watchInstallOffer, installOffer, () => undefined)
  if (offer === undefined) return null
  return (
    <Button variant="primary" size="large" onClick={() => void takeInstallOffer()}>
      {t('now')}
    </Button>
  )
}
