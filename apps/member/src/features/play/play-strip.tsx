import { formatCountdown, formatMoney, formatTime } from '@saola/i18n'
import { secondMs } from '@saola/rules'
import { hiddenAmount, languageInUse, useApp, useNow, usePreferences } from '@saola/shell'
import { IconButton, Popover, classNames } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { availableOf } from '#shared/money/available-of.ts'
import { BalanceSplit } from '#shared/money/balance-split.tsx'
import { balanceQuery } from '#shared/money/balance-query.ts'
import { LimitFact } from './limit-fact.tsx'
import styles from './play-strip.module.css'
import { playedMs } from './played-ms.ts'
import { playTimeQuery } from './queries.ts'

export type PlayStripProps = {
  name: string
  /** The sitting, once there is one. */
  playSessionId: string | undefined
  onLeave: () => void
}

/** The thin strip above a game: how late it is, how long and with what result one has played, what is left; the way out. */
export function PlayStrip({ name, playSessionId, onLeave }: PlayStripProps): ReactElement {
  const { t } = useTranslation(['games', 'wallet'])
  const app = useApp()
  const { hideBalance, ...chosen } = usePreferences()
  const language = languageInUse(chosen, app.brand)
  const now = useNow(secondMs)
  // Play goes on over pages and games: a visit to the limits, or another title, does not start it anew.
  const { data: play, dataUpdatedAt: readAt } = useQuery({
    ...playTimeQuery(app, playSessionId ?? ''),
    enabled: playSessionId !== undefined,
  })
  const balance = useQuery(balanceQuery(app)).data
  const result = play?.result ?? 0
  return (
    <header className={styles.strip}>
      <IconButton icon="back" label={t('frame.leave')} className={styles.leave} onClick={onLeave} />
      <h1 className={styles.name}>{name}</h1>
      <dl className={styles.facts}>
        <Fact name={t('strip.clock')}>{formatTime(now, language)}</Fact>
        <Fact name={t('strip.time')}>{play ? formatCountdown(playedMs(play, readAt, now)) : '–'}</Fact>
        <Fact name={t('strip.result')} tone={result > 0 ? styles.won : undefined}>
          {play ? formatMoney(result, language, { signed: true }) : '–'}
        </Fact>
        <Fact name={t('strip.balance')} tone={styles.balance}>
          <Popover
            label={t('wallet:balance')}
            align="end"
            trigger={
              <button type="button" className={styles.purse}>
                {hideBalance && hiddenAmount}
                {!hideBalance && (balance ? formatMoney(availableOf(balance), language) : '–')}
              </button>
            }
          >
            <BalanceSplit />
          </Popover>
        </Fact>
      </dl>
      <LimitFact />
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
