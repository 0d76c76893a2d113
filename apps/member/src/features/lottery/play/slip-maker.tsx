import { formatDateTime, formatMoney, messageKey, say } from '@saola/i18n'
import type { LotteryGame } from '@saola/protocol'
import { checkLine, payoutOfHit, stakeOf, type Combination, type ListedLine } from '@saola/rules'
import { isSignedIn, openDialog, rememberPlace, useApp, useLanguage, useSession } from '@saola/shell'
import { Notice } from '@saola/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerRead } from '#shared/lottery/server-clock.ts'
import { BetChoice } from '../pick/bet-choice.tsx'
import { offeredTypes, type OfferedType } from '../pick/offered-types.ts'
import { StationChoice } from '../pick/station-choice.tsx'
import { Picker } from '../pick/picker.tsx'
import { RepeatLast } from '../slip/repeat-last.tsx'
import { ReviewDialog } from '../slip/review-dialog.tsx'
import { SlipBar } from '../slip/slip-bar.tsx'
import { stakeOfLines } from '../slip/slip-money.ts'
import type { NewLine } from '../slip/slip.ts'
import { useWrittenLines } from '../slip/use-written-lines.ts'
import { useKeptSlip } from '../slip/use-kept-slip.ts'
import { DrawHead } from './draw-head.tsx'
import styles from './play-page.module.css'
import { StakeField } from './stake-field.tsx'

export type SlipMakerProps = { game: LotteryGame; first: OfferedType }

/** Makes a slip: a way to bet, its numbers, the stake; any number of lines, and then the review. */
export function SlipMaker({ game, first }: SlipMakerProps): ReactElement {
  const { t, i18n } = useTranslation('lottery')
  const app = useApp()
  const { href } = useLocation()
  const signedIn = isSignedIn(useSession())
  const language = useLanguage()
  const { slip, change, keptAt } = useKeptSlip(game, first)
  const [isReviewed, setReviewed] = useState(false)
  const types = offeredTypes(game)
  const type = types.find(({ id }) => id === slip.type) ?? first
  const drawId = useServerRead((now) => game.draws.find(({ drawsAt }) => now < drawsAt)?.drawId)
  const nextId = useServerRead((now) => game.draws.find(({ locksAt }) => now < locksAt)?.drawId)
  const made = game.draws.find((draw) => draw.drawId === nextId)
  const partners = game.stations.filter(({ numeros }) => numeros.includes(made?.numero ?? ''))
  const others = slip.stations.filter((code) => partners.some(({ gameCode }) => gameCode === code))
  const line = {
    ...(type.stations > 1 && { stations: others }),
    type: type.id,
    numbers: slip.picked,
    base: slip.base ?? 0,
    odds: type.offer.odds,
  }
  const refusal = checkLine(line, game.kind, type.offer)
  const making =
    refusal === undefined ? { stake: stakeOf(type, line), hit: payoutOfHit(type, line) } : undefined
  const refusalWords =
    refusal &&
    say(i18n, messageKey(refusal.key), {
      ...refusal.params,
      minAmount: formatMoney(type.offer.minBase, language),
      maxAmount: formatMoney(type.offer.maxBase, language),
    })
  const isBaseWrong = refusal?.field === 'base' && slip.base !== null
  const add = (lines: readonly Omit<NewLine, 'made'>[]): void => {
    if (made === undefined) return
    const { numero, locksAt } = made
    change({ kind: 'add', lines: lines.map((each) => ({ ...each, made: { numero, locksAt } })) })
  }
  const { day, takeLines, others: otherSlips } = useWrittenLines(game, made, add)
  // A list without a stake of its own is picked like numbers that were tapped, if it is a single line.
  const handleLines = (listed: readonly ListedLine[]): void => {
    const [only, ...more] = listed
    if (only !== undefined && more.length === 0 && only.base === undefined) {
      change({ kind: 'pick', numbers: [...slip.picked, ...only.numbers], most: type.most })
      return
    }
    const base = slip.base ?? type.offer.minBase
    add(listed.map((each) => ({ ...line, base, ...each })))
  }
  const handleTurned = (combinations: readonly Combination[]): void => {
    const base = slip.base ?? type.offer.minBase
    const lines = combinations.flatMap((combination) => {
      const odds = types.find(({ id }) => id === combination.type)?.offer.odds
      return odds === undefined ? [] : [{ ...combination, base, odds }]
    })
    add(lines)
  }
  const handleReview = (): void => {
    if (making !== undefined) add([line])
    if (!signedIn) {
      rememberPlace(app.session, href)
      openDialog(app.dialogs, 'sign-in')
      return
    }
    setReviewed(true)
  }
  return (
    <div className={styles.maker}>
      <div className={styles.top}>
        <DrawHead game={game} draw={game.draws.find((draw) => draw.drawId === drawId)} />
      </div>
      <section className={styles.panel} aria-label={t('slip.numbers')}>
        <BetChoice
          game={game}
          types={types}
          chosen={type}
          base={slip.base}
          onChoose={(next) => change({ kind: 'type', type: next.id, keepPicked: fitsAlso(type, next) })}
        />
        {type.stations > 1 && (
          <StationChoice
            stations={partners}
            chosen={others}
            onChoose={(stations) => change({ kind: 'stations', stations })}
          />
        )}
        <Picker
          type={type}
          picked={slip.picked}
          beginnings={slip.beginnings}
          onToggle={(number) => change({ kind: 'toggle', number, most: type.most })}
          onPick={(numbers) => change({ kind: 'pick', numbers, most: type.most })}
          onClear={() => change({ kind: 'clear' })}
          onLines={handleLines}
          written={day && { day, onLines: takeLines }}
          onTurned={type.id.startsWith('xien-') ? handleTurned : undefined}
        />
      </section>
      <div className={styles.side}>
        {otherSlips.length > 0 && (
          <Notice live title={t('written.elsewhere')}>
            <ul>
              {otherSlips.map(({ gameCode, name, count }) => (
                <li key={gameCode}>
                  <Link to="/vnlottery/$gameCode" params={{ gameCode }}>
                    {t('written.elsewhere_at', { name, count })}
                  </Link>
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <section className={styles.panel} aria-label={t('slip')}>
          <StakeField
            offer={type.offer}
            base={slip.base}
            onBase={(base) => change({ kind: 'base', base })}
            error={isBaseWrong ? refusalWords : undefined}
          />
          <p className={styles.hint} aria-live="polite">
            {slip.picked.length > 0 && !isBaseWrong && refusalWords}
          </p>
          {signedIn && <RepeatLast game={game} onLines={add} onDone={() => setReviewed(true)} />}
          {keptAt !== undefined && slip.lines.length > 0 && (
            <p className={styles.hint}>
              {t('slip.kept', { at: formatDateTime(keptAt, language), count: slip.lines.length })}
            </p>
          )}
        </section>
        <SlipBar
          making={making}
          ready={stakeOfLines(game.kind, slip.lines)}
          lineCount={slip.lines.length}
          onAdd={() => add([line])}
          onReview={handleReview}
        />
      </div>
      {isReviewed && (
        <ReviewDialog
          game={game}
          lines={slip.lines}
          onRemove={(key) => change({ kind: 'remove', key })}
          onMove={({ numero, locksAt }) => change({ kind: 'move', made: { numero, locksAt } })}
          onAcceptOdds={() =>
            change({ kind: 'odds', oddsOf: (id) => game.offers.find((each) => each.type === id)?.odds })
          }
          onPlaced={() => change({ kind: 'empty' })}
          onClose={() => setReviewed(false)}
        />
      )}
    </div>
  )
}

/** Numbers stay where the other way to bet takes numbers of the same kind, and as many. */
function fitsAlso(one: OfferedType, other: OfferedType): boolean {
  return JSON.stringify(one.entry) === JSON.stringify(other.entry) && other.most >= one.most
}
