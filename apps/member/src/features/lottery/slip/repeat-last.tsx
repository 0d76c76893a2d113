import type { LotteryGame } from '@saola/protocol'
import { useApp } from '@saola/shell'
import { Button, Icon } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ordersQuery } from '../lottery-queries.ts'
import type { NewLine } from './slip.ts'

export type RepeatLastProps = {
  game: LotteryGame
  onLines: (lines: readonly Omit<NewLine, 'made'>[]) => void
  onDone: () => void
}

/** Puts the lines of the last order of this lottery into the slip, at the odds of today; nothing without one. */
export function RepeatLast({ game, onLines, onDone }: RepeatLastProps): ReactElement | null {
  const { t } = useTranslation('lottery')
  const { data } = useQuery({ ...ordersQuery(useApp(), {}), refetchInterval: false })
  const last = data?.list.find(({ gameCode }) => gameCode === game.gameCode)
  const lines = (last?.lines ?? []).flatMap(({ type, numbers, base, stations }) => {
    const offer = game.offers.find((each) => each.type === type)
    return offer === undefined ? [] : [{ type, numbers, base, stations, odds: offer.odds }]
  })
  if (lines.length === 0) return null
  return (
    <Button
      wide
      icon={<Icon name="refresh" size={18} />}
      onClick={() => {
        onLines(lines)
        onDone()
      }}
    >
      {t('slip.repeat')}
    </Button>
  )
}
