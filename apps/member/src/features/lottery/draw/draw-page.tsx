import { formatDateTime, formatTime } from '@saola/i18n'
import type { LotteryDraw } from '@saola/protocol'
import { LoadFailed, useApp, useDocumentTitle, useLanguage } from '@saola/shell'
import { Card, Copyable, Notice, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { lotteryPath } from '#shared/lottery/lottery-paths.ts'
import { HeadTailTable } from '../board/head-tail-table.tsx'
import { ResultBoard } from '../board/result-board.tsx'
import { useReveal } from '../board/use-reveal.ts'
import { DrawClock } from '../draw-clock.tsx'
import { drawName } from '../draw-name.ts'
import { drawQuery, gameQuery } from '../lottery-queries.ts'
import { useDrawEvents } from '../use-draw-events.ts'
import { CheckProof } from './check-proof.tsx'
import styles from './draw-page.module.css'

/** One draw: its result as it comes out, and how to verify it (lottery 9). */
export function DrawPage({ drawId }: { drawId: string }): ReactElement {
  const { t } = useTranslation('lottery')
  const app = useApp()
  const { data: draw, error, isFetching, refetch } = useQuery(drawQuery(app, drawId))
  const { data: game, isLoading } = useQuery({
    ...gameQuery(app, draw?.gameCode ?? ''),
    enabled: draw !== undefined,
  })
  const name = draw === undefined ? '' : t('draw', { number: drawName(draw) })
  const title = game === undefined ? name : `${game.gameName}, ${name}`
  useDocumentTitle(title)
  useDrawEvents()
  // Its name belongs to the title, which stands above all else.
  if (draw === undefined || isLoading) {
    return error === null ? (
      <Skeleton height="24rem" />
    ) : (
      <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
    )
  }
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <DrawFacts draw={draw} />
      <Outcome key={draw.drawId} draw={draw} title={title} />
      {game !== undefined && (
        <p>
          <Link to={lotteryPath(game)}>{t('draw.play')}</Link>
        </p>
      )}
      <Proof draw={draw} />
    </div>
  )
}

function DrawFacts({ draw }: { draw: LotteryDraw }): ReactElement {
  const { t } = useTranslation('lottery')
  const language = useLanguage()
  return (
    <p className={styles.quiet}>
      {t('draw.times', {
        lock: formatTime(draw.locksAt, language),
        draw: formatDateTime(draw.drawsAt, language),
      })}
    </p>
  )
}

function Outcome({ draw, title }: { draw: LotteryDraw; title: string }): ReactElement {
  const { t } = useTranslation('lottery')
  const revealed = useReveal(draw)
  if (draw.voidReason !== undefined) {
    return <Notice tone="warn">{t('draw.voided', { reason: draw.voidReason })}</Notice>
  }
  return (
    <div className={styles.outcome}>
      {draw.prizes.length === 0 && (
        <p className={styles.clock}>
          <DrawClock draw={draw} />
        </p>
      )}
      <div className={styles.boards}>
        <ResultBoard caption={title} draws={[draw]} names={[title]} revealed={revealed} />
        <HeadTailTable draw={draw} revealed={revealed} />
      </div>
    </div>
  )
}

function Proof({ draw }: { draw: LotteryDraw }): ReactElement {
  const { t } = useTranslation(['lottery', 'shell'])
  const copy = { copyLabel: t('shell:act.copy'), copiedLabel: t('shell:act.copied') }
  if (draw.source === 'official') {
    return (
      <Notice>
        {draw.resultSource === undefined
          ? t('lottery:verify.about_official')
          : t('lottery:verify.about_source', { source: draw.resultSource })}
      </Notice>
    )
  }
  return (
    <Card title={t('lottery:verify.title', { number: drawName(draw) })}>
      <p>{t('lottery:verify.about_seeded')}</p>
      <dl className={styles.proof}>
        <dt>{t('lottery:verify.commitment')}</dt>
        <dd>{draw.commitment !== undefined && <Copyable value={draw.commitment} {...copy} />}</dd>
        <dt>{t('lottery:verify.seed')}</dt>
        <dd>
          {draw.seed === undefined ? (
            t('lottery:verify.seed_waits')
          ) : (
            <Copyable value={draw.seed} {...copy} />
          )}
        </dd>
        {draw.betsHash !== undefined && (
          <>
            <dt>{t('lottery:verify.bets')}</dt>
            <dd>
              <Copyable value={draw.betsHash} {...copy} />
            </dd>
          </>
        )}
      </dl>
      {draw.version > 1 && <Notice tone="warn">{t('lottery:verify.corrected')}</Notice>}
      {draw.seed !== undefined && <CheckProof key={draw.drawId} draw={draw} />}
    </Card>
  )
}
