import { calls } from '@saola/protocol'
import { domainOrigin, parseUrl } from '@saola/rules'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../calls/call-query.ts'
import { useApp } from '../context/app-context.tsx'
import { FullPage } from './full-page.tsx'
import styles from './invalid-address-page.module.css'

export type InvalidAddressPageProps = {
  /** Where the site has its home, as an origin. */
  mainDomain: string
  corner?: ReactNode
}

/** The site stands at an address that is none of the brand's: what to do, and the addresses that are (system 20). */
export function InvalidAddressPage({ mainDomain, corner }: InvalidAddressPageProps): ReactElement {
  const { t } = useTranslation(['system', 'shell'])
  const { api, brand } = useApp()
  const { data } = useQuery(callQuery(api, calls.system.domainRoute))
  const service = brand.customerService
  const right = [...new Set([mainDomain, ...(data?.domainList ?? [])])].flatMap(
    (domain) => domainOrigin(domain) ?? [],
  )
  return (
    <FullPage
      title={t('system:error.invalid_url')}
      corner={corner}
      actions={
        service === '' ? undefined : (
          <a href={service} target="_blank" rel="noreferrer">
            {t('shell:nav.service')}
          </a>
        )
      }
    >
      <p>{t('system:domain.body', { host: location.host, brand: brand.name })}</p>
      <p>{t('system:domain.right')}</p>
      <ul className={styles.list}>
        {right.map((origin) => (
          <li key={origin}>
            <a href={origin}>{parseUrl(origin)?.host}</a>
          </li>
        ))}
      </ul>
    </FullPage>
  )
}
