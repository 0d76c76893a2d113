import { formatDateTime, say } from '@saola/i18n'
import type { PlayPause } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import { Icon } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import { Suspense, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import styles from './pause-banner.module.css'
import { useProtection } from './use-protection.ts'

/** Over every page while a break or an exclusion lasts: until when, and that withdrawals stay open. */
export function PauseBanner(): ReactElement | null {
  const pause = useProtection()?.pause
  if (pause === undefined) return null
  return (
    // Nobody else waits for these texts.
    <Suspense>
      <Banner pause={pause} />
    </Suspense>
  )
}

function Banner({ pause }: { pause: PlayPause }): ReactElement {
  const { t } = useTranslation('protection')
  return (
    <aside className={styles.banner} aria-label={t('pause.title')}>
      <Icon name="pause" size={18} />
      <p>{usePauseWords(pause)}</p>
      <Link to={paths.protection} className={styles.link}>
        {t('strip.open')}
      </Link>
    </aside>
  )
}

/** The sentence about a pause, with its end. */
export function usePauseWords(pause: PlayPause | undefined): string | undefined {
  const { i18n } = useTranslation('protection')
  const language = useLanguage()
  if (pause === undefined) return undefined
  if (pause.source !== undefined) return say(i18n, `protection:closed.${pause.source}`)
  if (pause.until === undefined) return say(i18n, 'protection:closed.permanent')
  return say(i18n, `protection:closed.${pause.kind}`, { untilAt: formatDateTime(pause.until, language) })
}
