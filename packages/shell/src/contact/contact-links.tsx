import { formatPhone } from '@saola/i18n'
import { Button } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './contact.module.css'

export type ContactLinksProps = {
  name: string
  /** In E.164. */
  phone: string
}

/** How to reach somebody who agreed to it: Zalo first, as most people have it, then a call (member 16). */
export function ContactLinks({ name, phone }: ContactLinksProps): ReactElement {
  const { t } = useTranslation('member')
  return (
    <div className={styles.links}>
      <Button asChild>
        <a href={zaloOf(phone)} target="_blank" rel="noreferrer">
          {t('contact.zalo', { name })}
        </a>
      </Button>
      <Button asChild variant="ghost">
        <a href={`tel:${phone}`}>{t('contact.call', { phone: formatPhone(phone) })}</a>
      </Button>
    </div>
  )
}

/** Zalo knows people by their number as it is dialled at home. */
function zaloOf(phone: string): string {
  return `https://zalo.me/${phone.replace(/^\+84/, '0')}`
}
