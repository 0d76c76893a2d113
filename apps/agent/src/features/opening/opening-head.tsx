import { TabLinks, type NavLinkProps } from '@saola/ui'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#shared/frame/page-head.tsx'
import styles from './opening.module.css'

const places = [
  { href: '/opening', text: 'direct' },
  { href: '/opening/links', text: 'links' },
  { href: '/opening/file', text: 'file' },
] as const

type OpeningHeadProps = { place: (typeof places)[number]['text']; note?: ReactNode; children?: ReactNode }

/** The title of a page about opening accounts, and the ways between the three of them. */
export function OpeningHead({ place, note, children }: OpeningHeadProps): ReactElement {
  const { t } = useTranslation('opening')
  const { pathname } = useLocation()
  return (
    <>
      <PageHead title={t(place)} note={note}>
        {children}
      </PageHead>
      <div className={styles.tabs}>
        <TabLinks
          label={t('title')}
          links={places.map(({ href, text }) => ({ href, label: t(text), current: pathname === href }))}
          renderLink={renderLink}
        />
      </div>
    </>
  )
}

function renderLink({ href, ...props }: NavLinkProps): ReactElement {
  // One of them begins with the address of the other two.
  return <Link {...props} to={href} activeOptions={{ exact: true, includeSearch: false }} />
}
