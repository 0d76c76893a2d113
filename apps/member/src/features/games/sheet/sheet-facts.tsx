import { formatMoney, formatPercent, type Language } from '@saola/i18n'
import type { CallReply, calls } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import { Skeleton } from '@saola/ui'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameTitle } from '#shared/games/game-title.ts'
import { TileArt } from '#shared/games/tile-art.tsx'
import styles from './game-sheet.module.css'

/** The gateway writes a return in hundredths of a percent. */
const wholeReturn = 10_000

export type SheetFactsProps = {
  title: GameTitle
  /** Undefined while they are on their way. */
  facts: CallReply<typeof calls.games.title> | undefined
}

/** The picture of a title and the numbers beside it; what nobody told has no row. */
export function SheetFacts({ title, facts }: SheetFactsProps): ReactElement {
  const { t } = useTranslation('games')
  const language = useLanguage()
  const minBet = title.minBet ?? facts?.game.minBet
  const lines = title.lines ?? facts?.game.lines ?? 0
  const started = title.status !== 'coming-soon'
  return (
    <div className={styles.about}>
      <div className={styles.art}>
        <TileArt title={title} language={language} eager />
      </div>
      <dl className={styles.facts}>
        {started && (facts === undefined || facts.rtp !== undefined) && (
          <Fact name={t('info.rtp')}>
            {facts?.rtp === undefined ? <Wait /> : returnWords(facts, language)}
          </Fact>
        )}
        {started && (facts === undefined || facts.volatility !== undefined) && (
          <Fact name={t('info.volatility')}>
            {facts?.volatility === undefined ? <Wait /> : t(`volatility.${facts.volatility}`)}
          </Fact>
        )}
        {lines > 0 && <Fact name={t('info.lines')}>{lines}</Fact>}
        {minBet !== undefined && <Fact name={t('info.min_bet')}>{formatMoney(minBet, language)}</Fact>}
        {facts?.maxBet !== undefined && (
          <Fact name={t(facts.maxBetOn === 'cell' ? 'info.max_bet_cell' : 'info.max_bet')}>
            {formatMoney(facts.maxBet, language)}
          </Fact>
        )}
      </dl>
      {started && <p className={styles.note}>{t('sheet.rules')}</p>}
    </div>
  )
}

/** What ways to bet pay back, from the least to the most (lottery 81). */
function returnWords(
  { rtp = 0, rtpLeast = rtp }: { rtp?: number | undefined; rtpLeast?: number | undefined },
  language: Language,
): string {
  const most = formatPercent(rtp / wholeReturn, language)
  return rtpLeast === rtp ? most : `${formatPercent(rtpLeast / wholeReturn, language)} – ${most}`
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  )
}

function Wait(): ReactElement {
  return <Skeleton width="4rem" height="1em" />
}
