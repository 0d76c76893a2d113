import { formatCountdown, formatDateTime, formatTime } from '@saola/i18n'
import type { LotteryDraw } from '@saola/protocol'
import { dayMs, secondMs } from '@saola/rules'
import { useLanguage } from '@saola/shell'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useDrawNow } from '#shared/lottery/server-clock.ts'

export type DrawClockProps = { draw: Pick<LotteryDraw, 'locksAt' | 'drawsAt'> }

/** How long a draw takes bets, to the second of the gateway's clock; "being drawn" once it is locked (lottery 11). */
export function DrawClock({ draw }: DrawClockProps): ReactElement {
  const { t } = useTranslation('lottery')
  const language = useLanguage()
  const now = useDrawNow(secondMs)
  if (now >= draw.drawsAt) return <>{t('results.live')}</>
  if (now >= draw.locksAt) return <>{t('draw.soon', { time: formatTime(draw.drawsAt, language) })}</>
  const left = draw.locksAt - now
  if (left > dayMs) return <>{t('draw.at', { time: formatDateTime(draw.drawsAt, language) })}</>
  return (
    <span translate="no" role="timer" className="figures">
      {formatCountdown(left)}
    </span>
  )
}
