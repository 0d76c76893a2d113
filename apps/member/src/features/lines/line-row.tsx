import type { Line } from '@saola/line-speed'
import { domainOrigin } from '@saola/rules'
import { Button } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { LineStrokes } from './line-strokes.tsx'
import { lobbyOf } from './line-address.ts'
import styles from './line-row.module.css'
import { lineState } from './line-state.ts'
import { useHandOver } from './use-hand-over.ts'

export type LineRowProps = { line: Line; here: string | undefined; testing: boolean }

/** One line: its strokes, what was shown for it, and PLAY. */
export function LineRow({ line, here, testing }: LineRowProps): ReactElement {
  const { t } = useTranslation('lines')
  const takeAlong = useHandOver()
  const state = lineState(line)
  const n = line.index + 1
  const untested = testing ? t('testing') : t('untested')
  const answered = state !== 'failed' && state !== 'untested'
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.name}>
        <span>{t('line', { n })}</span>
        {domainOrigin(line.domain) === here && <small className={styles.current}>{t('current')}</small>}
      </span>
      <LineStrokes share={line.percentage} state={state} />
      <span className={styles.result}>
        {answered && <output className={styles.speed}>{line.description}</output>}
        <span className={styles.grade}>{state === 'untested' ? untested : t(`grade.${state}`)}</span>
      </span>
      {state === 'failed' ? (
        <span className={styles.none} aria-hidden="true">
          –
        </span>
      ) : (
        <Button
          size="small"
          href={lobbyOf(line.domain, here)}
          onClick={takeAlong}
          aria-label={t('play_on', { n })}
          className={styles.play}
        >
          {t('play')}
        </Button>
      )}
    </li>
  )
}
