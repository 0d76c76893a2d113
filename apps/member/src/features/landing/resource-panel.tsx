import { parseUrl } from '@saola/rules'
import { HoverPanel, QrCode } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { LandingResource } from './landing-resources.ts'
import { ResourceLink } from './resource-link.tsx'
import styles from './resource-panel.module.css'

/** A link of the header that shows its code and title on hover and on focus. */
export function ResourcePanel({ entry }: { entry: LandingResource }): ReactElement {
  const { t } = useTranslation('landing')
  const title = entry.title ?? t(`qr.${entry.id}`)
  const alt = t('qr.alt', { title })
  return (
    <HoverPanel label={title} trigger={<ResourceLink entry={entry} />}>
      <div className={styles.panel}>
        {entry.qrCodeUrl ? (
          <img className={styles.code} src={entry.qrCodeUrl} alt={alt} width={176} height={176} />
        ) : (
          <QrCode text={parseUrl(entry.url, location.origin)?.href ?? entry.url} label={alt} size={176} />
        )}
        <b>{title}</b>
        <span className={styles.hint}>{t('qr.scan')}</span>
      </div>
    </HoverPanel>
  )
}
