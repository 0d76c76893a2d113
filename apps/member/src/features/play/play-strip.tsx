import { formatCountdown, formatMoney, formatTime } from '@saola/i18n'
import { secondMs } from '@saola/rules'
import { useApp, useLanguage, useServerNow } from '@saola/shell'
import { IconButton, classNames } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LimitFact } from './limit-fact.tsx'
import styles from './play-strip.module.css'
import { playedMs } from './played-ms.ts'
import { Purse } from './purse.tsx'
import { playTimeQuery } from './queries.ts'

export type PlayStripProps = {
  name: string
  nodeId: string
  /** The sitting, once there is one. */
  playSessionId: string | undefined
  /** The vendor whose own wallet pays, once that is known; the member's one wallet pays else. */
  walletVendor: string | undefined
  onLeave: () => void
}

/** The thin strip above a game: how late it is, how long and with what result one has played, what is left; the way out. */
export function PlayStrip({
  name,
  nodeId,
  playSessionId,
  walletVendor,
  onLeave,
}: PlayStripProps): ReactElement {
  const { t } = useTranslation(['games', 'wallet'])
  const app = useApp()
  const language = useLanguage()
  const now = useServerNow(secondMs)
  // Play goes on over pages and games: a visit to the limits, or another title, does not start it anew.
  const { data: play } = useQuery({
    ...playTimeQuery(app, playSessionId ?? ''),
    enabled: playSessionId !== undefined,
  })
  const result = play?.result ?? 0
  return (
    <header className={styles.strip}>
      <IconButton icon="back" label={t('frame.leave')} className={styles.leave} onClick={onLeave} />
      <h1 className={styles.name}>{name}</h1>
      <dl className={styles.facts}>
        <Fact name={t('strip.clock')}>{formatTime(now, language)}</Fact>
        <Fact name={t('strip.time')}>{play ? formatCountdown(playedMs(play, now)) : '–'}</Fact>
        <Fact name={t('strip.result')} tone={result > 0 ? styles.won : undefined}>
          <span>{play ? formatMoney(result, language, { signed: true }) : '–'}</span>
          {play && play.inPlay > 0 && (
            <span className={styles.inPlay}>
              {t('strip.in_play', { amount: formatMoney(play.inPlay, language) })}
            </span>
          )}
        </Fact>
        <Fact name={t('strip.balance')} tone={styles.balance}>
          <Purse walletVendor={walletVendor} />
        </Fact>
      </dl>
      <LimitFact nodeId={nodeId} />
    </header>
  )
}

type FactProps = { name: string; tone?: string | undefined; children: ReactNode }

function Fact({ name, tone, children }: FactProps): ReactElement {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{name}</dt>
      <dd className={classNames('figures', styles.value, tone)}>{children}</dd>
    </div>
  )
}
