import type { LotteryGame } from '@saola/protocol'
import { chanceOfWay, returnOfWay } from '@saola/rules'
import { Button } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { isPaidByTable, type OfferedType } from '../pick/offered-types.ts'
import { useOddsWords } from './use-odds-words.ts'
import styles from './way-facts.module.css'
import { WaysSheet } from './ways-sheet.tsx'

export type WayFactsProps = {
  game: Pick<LotteryGame, 'kind' | 'gameName'>
  types: readonly OfferedType[]
  chosen: OfferedType
}

/** What the chosen way to bet gives back and how likely it wins, and the way to all of them (lottery 80). */
export function WayFacts({ game, types, chosen }: WayFactsProps): ReactElement | null {
  const { t } = useTranslation('told')
  const words = useOddsWords()
  const [isOpen, setOpen] = useState(false)
  const returned = returnOfWay(game.kind, { type: chosen.id, odds: chosen.offer.odds })
  const chances = chanceOfWay(game.kind, chosen.id)
  if (returned === undefined || chances === undefined) return null
  return (
    <div className={styles.told}>
      <span>
        {t('odds.return')} <b>{words.returned(returned)}</b>
      </span>
      <span>
        {t('odds.chance')} <b>{words.chance(chances.chance)}</b>
      </span>
      {isPaidByTable(chosen) && (
        <span>
          {t('odds.best')} <b>{words.chance(chances.best)}</b>
        </span>
      )}
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {t('ways.open')}
      </Button>
      {isOpen && <WaysSheet game={game} types={types} onClose={() => setOpen(false)} />}
    </div>
  )
}
