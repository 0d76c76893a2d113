import { Badge, Button, classNames, IconButton } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import strip from '../play-strip.module.css'
import styles from './demo-strip.module.css'

export type DemoStripProps = { name: string; nodeId: string; onLeave: () => void }

/** The strip above a demo: that it is one, the way out, and the way to the game itself. */
export function DemoStrip({ name, nodeId, onLeave }: DemoStripProps): ReactElement {
  const { t } = useTranslation('games')
  return (
    <header className={strip.strip}>
      <IconButton icon="back" label={t('frame.leave')} className={strip.leave} onClick={onLeave} />
      <h1 className={classNames(strip.name, styles.name)}>{name}</h1>
      <span className={styles.mark}>
        <Badge tone="warn">{t('demo.mark')}</Badge>
      </span>
      <Button asChild size="small">
        <Link to="/play/$nodeId" params={{ nodeId }} replace>
          {t('demo.real')}
        </Link>
      </Button>
    </header>
  )
}
