import { type BreakLength, type ExclusionLength } from '@saola/rules'
import { type PlayPause, breakLengths, exclusionLengths } from '@saola/protocol'
import { Offered } from '@saola/shell'
import { Button, Card, ChoiceChips, Notice } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { usePauseWords } from '#shared/protection/pause-banner.tsx'
import { BreakDialog } from './break-dialog.tsx'
import { Effects } from './effects.tsx'
import { ExclusionDialog } from './exclusion-dialog.tsx'
import styles from './protection.module.css'

/** Time off: what it closes and what stays open, a break, and below it the longer way. */
export function PauseCard({ pause, now }: { pause: PlayPause | undefined; now: number }): ReactElement {
  const { t } = useTranslation('protection')
  const words = usePauseWords(pause)
  const [length, setLength] = useState<BreakLength | null>(null)
  const [exclusion, setExclusion] = useState<ExclusionLength | null>(null)
  const [asked, setAsked] = useState<'break' | 'exclusion'>()
  const isForEver = pause !== undefined && pause.until === undefined
  return (
    <Card title={t('pause.title')}>
      {words && (
        <Notice
          tone="warn"
          action={
            <Button size="small" asChild>
              <Link to="/wallet">{t('pause.withdraw')}</Link>
            </Button>
          }
        >
          {words}
        </Notice>
      )}
      <Effects />
      {!isForEver && (
        <>
          <Offered by="protection.takeBreak">
            <section className={styles.choice}>
              <h3>{t('break.title')}</h3>
              <ChoiceChips
                legend={t('break.question')}
                choices={breakLengths.map((value) => ({ value, label: t(`break.${value}`) }))}
                value={length}
                onValueChange={setLength}
              />
              <Button disabled={length === null} onClick={() => setAsked('break')}>
                {t('break.take')}
              </Button>
            </section>
          </Offered>
          <Offered by="protection.exclude">
            <section className={styles.choice}>
              <h3>{t('exclusion.title')}</h3>
              <p className={styles.quiet}>{t('exclusion.note')}</p>
              <ChoiceChips
                legend={t('exclusion.question')}
                choices={exclusionLengths.map((value) => ({ value, label: t(`exclusion.${value}`) }))}
                value={exclusion}
                onValueChange={setExclusion}
              />
              <Button variant="danger" disabled={exclusion === null} onClick={() => setAsked('exclusion')}>
                {t('exclusion.take')}
              </Button>
            </section>
          </Offered>
        </>
      )}
      {asked === 'break' && length && (
        <BreakDialog length={length} now={now} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'exclusion' && exclusion && (
        <ExclusionDialog length={exclusion} now={now} onClose={() => setAsked(undefined)} />
      )}
    </Card>
  )
}
