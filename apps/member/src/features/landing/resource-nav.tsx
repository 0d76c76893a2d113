import { useApp, useSystemStatus } from '@saola/shell'
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { whenIdle } from '#shared/when-idle.ts'
import { landingResources, type LandingResource } from './landing-resources.ts'
import { ResourceLink } from './resource-link.tsx'
import styles from './resource-nav.module.css'

/** The header's links. They work at once; their panels with codes come when the browser is idle. */
export function ResourceNav(): ReactElement | null {
  const { t, i18n } = useTranslation('landing')
  const { brand } = useApp()
  const { resources } = useSystemStatus().info
  const shown = landingResources(brand, resources, i18n.language)
  const nav = useRef<HTMLElement>(null)
  const focused = useRef<string>(undefined)
  const [Resource, setResource] = useState<ComponentType<{ entry: LandingResource }>>(() => ResourceLink)

  useEffect(
    () =>
      whenIdle(() => {
        void import('./resource-panel.tsx').then(({ ResourcePanel }) => {
          const active = document.activeElement
          if (active instanceof HTMLElement && nav.current?.contains(active)) {
            focused.current = active.dataset['resource']
          }
          setResource(() => ResourcePanel)
        })
      }),
    [],
  )
  // The links are made anew with their panels; the keyboard stays where it was.
  useLayoutEffect(() => {
    if (focused.current === undefined) return
    nav.current?.querySelector<HTMLElement>(`[data-resource=${focused.current}]`)?.focus()
    focused.current = undefined
  })

  if (shown.length === 0) return null
  return (
    <nav ref={nav} className={styles.nav} aria-label={t('nav.label')}>
      {shown.map((entry) => (
        <Resource key={entry.id} entry={entry} />
      ))}
    </nav>
  )
}
