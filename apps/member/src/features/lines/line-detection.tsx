import { useApp } from '@saola/shell'
import { Button, Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLines } from './line-probe.tsx'
import styles from './line-detection.module.css'
import { LineRow } from './line-row.tsx'

/** LINE DETECTION (lines 8): every line with its speed and a PLAY of its own, and testing again. */
export function LineDetection(): ReactElement {
  const { t } = useTranslation(['lines', 'landing'])
  const { lines, favourite, testing, here, again } = useLines()
  const dead = !testing && lines.length > 0 && favourite === undefined
  return (
    <section className={styles.lines} aria-labelledby="lines">
      <header className={styles.head}>
        <h2 id="lines" className={styles.title}>
          {t('landing:lines.title')}
        </h2>
        {lines.length > 0 && (
          <Button
            variant="ghost"
            size="small"
            busy={testing}
            icon={<Icon name="refresh" size={18} />}
            onClick={again}
          >
            {t('lines:again')}
          </Button>
        )}
      </header>
      <output className="visually-hidden">
        <Progress />
      </output>
      {lines.length === 0 && <p className={styles.note}>{t('lines:none')}</p>}
      {dead && (
        <p className={styles.dead} role="alert">
          <Icon name="warning" size={20} />
          {t('lines:all_failed')}
        </p>
      )}
      <ol className={`plain-list ${styles.list}`}>
        {lines.map((line) => (
          <LineRow key={line.index} line={line} here={here} testing={testing} />
        ))}
      </ol>
      <BandNote shown={lines.length > 0} />
    </section>
  )
}

function Progress(): string {
  const { lines, favourite } = useLines()
  const { t } = useTranslation('lines')
  const tested = lines.filter((line) => line.tested).length
  if (favourite === undefined || tested < lines.length) return t('tested', { tested, total: lines.length })
  return t('found', { n: favourite.index + 1, ms: favourite.speed })
}

/** What is shown is a band and not a measurement, and the page says so (lines 10). */
function BandNote({ shown }: { shown: boolean }): ReactElement | null {
  const { t } = useTranslation('lines')
  const { lineDisplay } = useApp().brand.options
  if (!shown || lineDisplay === 'measured') return null
  return <p className={styles.note}>{t('banded')}</p>
}
