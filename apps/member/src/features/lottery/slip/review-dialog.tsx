import { formatMoney, formatNumber, messageKey, say } from '@saola/i18n'
import { calls, type LotteryGame, type LotteryOrder } from '@saola/protocol'
import { orderCost, type DrawPlan } from '@saola/rules'
import { MoneyProblem, MoneyReview, useLanguage, useMoneyAct } from '@saola/shell'
import { Button, Dialog, Notice } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerRead } from '#shared/lottery/server-clock.ts'
import { drawName } from '../draw-name.ts'
import { useBetName } from '../use-bet-name.ts'
import { OrderReceipt } from './order-receipt.tsx'
import { PlanFields } from './plan-fields.tsx'
import { planRefusal, type PlanRefusal } from './plan-refusal.ts'
import { planMoneyOf, plannedDraws } from './planned-draws.ts'
import styles from './review-dialog.module.css'
import { SlipLines } from './slip-lines.tsx'
import { lockedLines, type MadeFor, type SlipLine } from './slip.ts'
import { useReread } from './use-reread.ts'

export type ReviewDialogProps = {
  game: LotteryGame
  lines: readonly SlipLine[]
  onRemove: (key: number) => void
  /** Makes all lines for another draw. */
  onMove: (made: MadeFor) => void
  /** Takes the odds of today for all lines. */
  onAcceptOdds: () => void
  onPlaced: () => void
  onClose: () => void
}

const once: DrawPlan = { count: 1, kind: 'same', first: 1 }

/** All of a slip once more, for which draws it is and what that costs; its button places it (lottery 56 to 58). */
export function ReviewDialog(props: ReviewDialogProps): ReactElement {
  const { game, lines, onRemove, onMove, onPlaced, onClose } = props
  const { t } = useTranslation(['lottery', 'money', 'shell'])
  const [placed, setPlaced] = useState<LotteryOrder>()
  const draws = sharedDraws(game, lines)
  const next = useNextDraw(draws)
  const [first, setFirst] = useState(next)
  if (first === undefined && next !== undefined) setFirst(next)
  const [plan, setPlan] = useState(once)
  const [stopOnWin, setStopOnWin] = useState(true)
  const lockedNumero = useServerRead(
    (now) => (first !== undefined && now >= first.locksAt ? first : lockedLines(lines, now)[0]?.made)?.numero,
  )
  const isLocked = lockedNumero !== undefined
  const money = useMoneyAct(calls.lottery.place, {
    invalidates: ['lottery', 'wallet'],
    onDone: (order) => {
      setPlaced(order)
      onPlaced()
    },
  })
  useReread(game.gameCode, money.refused !== undefined)
  const slipMoney = planMoneyOf(game.kind, lines)
  const planned = first === undefined ? [] : plannedDraws(first, draws, { plan, money: slipMoney })
  const cost = orderCost(
    slipMoney.stake,
    planned.map(({ multiplier }) => multiplier),
  )
  const changed = useChangedOdds(game, lines)
  const outOfBounds = useRefusalWords(planRefusal(game, lines, planned))
  const refused = draws.length === 0 ? t('lottery:slip.no_shared_draw') : outOfBounds
  const wish = {
    gameCode: game.gameCode,
    lines: lines.map(({ type, numbers, base, odds, stations }) => ({
      type,
      numbers: [...numbers],
      base,
      odds,
      ...(stations !== undefined && { stations: [...stations] }),
    })),
    draws: planned.map(({ draw, multiplier }) => ({ drawId: draw.drawId, multiplier })),
    stopOnWin: planned.length > 1 && stopOnWin,
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={placed === undefined ? t('lottery:slip') : t('lottery:slip.placed_title')}
      closeLabel={t('shell:act.close')}
    >
      {placed !== undefined && <OrderReceipt order={placed} onClose={onClose} />}
      {placed === undefined && (
        <div className={styles.review}>
          <SlipLines kind={game.kind} lines={lines} onRemove={onRemove} />
          <PlanFields
            plan={plan}
            onPlan={setPlan}
            stopOnWin={stopOnWin}
            onStopOnWin={setStopOnWin}
            flat={game.flatPlans === true}
            available={draws.length}
            planned={planned}
            stake={slipMoney.stake}
          />
          {changed.length > 0 && (
            <Notice
              tone="warn"
              live
              title={t('lottery:slip.odds_changed')}
              action={<Button onClick={props.onAcceptOdds}>{t('lottery:slip.accept_odds')}</Button>}
            >
              {changed.join(' · ')}
            </Notice>
          )}
          {refused !== undefined && (
            <Notice tone="warn" live>
              {refused}
            </Notice>
          )}
          {isLocked && lines.length > 0 && (
            <Notice
              tone="warn"
              live
              title={t('lottery:draw.locked_of', { number: drawName({ numero: lockedNumero }) })}
              action={
                next && (
                  <Button
                    onClick={() => {
                      setFirst(next)
                      onMove(next)
                    }}
                  >
                    {t('lottery:slip.use_draw', { number: drawName(next) })}
                  </Button>
                )
              }
            >
              {t('lottery:draw.not_moved')}
            </Notice>
          )}
          {lines.length > 0 &&
          planned.length > 0 &&
          !isLocked &&
          changed.length === 0 &&
          refused === undefined ? (
            <MoneyReview
              amount={cost}
              facts={[
                { name: t('lottery:order.game'), value: game.gameName },
                {
                  name: t('lottery:order.draws'),
                  value: planned
                    .map(({ draw }) => drawName(draw))
                    .slice(0, 3)
                    .join(', '),
                  ...(planned.length > 3 && { more: t('lottery:plan.each', { count: planned.length }) }),
                },
                { name: t('lottery:order.lines'), value: String(lines.length) },
              ]}
              expected={t('lottery:slip.expected')}
              confirmLabel={t('lottery:slip.submit')}
              busy={money.busy}
              onConfirm={(event) => {
                event.preventDefault()
                money.act(wish)
              }}
              onBack={onClose}
              next={t('lottery:slip.next')}
            >
              <MoneyProblem money={money} wish={wish} />
            </MoneyReview>
          ) : (
            <MoneyProblem money={money} wish={undefined} />
          )}
        </div>
      )}
    </Dialog>
  )
}

/** The draws on which all stations of all lines draw (lottery 72). */
function sharedDraws({ draws, stations }: LotteryGame, lines: readonly SlipLine[]): LotteryGame['draws'] {
  const codes = new Set(lines.flatMap(({ stations: others = [] }) => others))
  const days = [...codes].map((code) => stations.find(({ gameCode }) => gameCode === code)?.numeros ?? [])
  return draws.filter(({ numero }) => days.every((numeros) => numeros.includes(numero)))
}

/** The first draw that still takes bets, by the gateway's clock. */
function useNextDraw(draws: LotteryGame['draws']): LotteryGame['draws'][number] | undefined {
  const id = useServerRead((now) => draws.find(({ locksAt }) => now < locksAt)?.drawId)
  return draws.find(({ drawId }) => drawId === id)
}

/** Which line a plan asks too much or too little of, in words. */
function useRefusalWords(refused: PlanRefusal | undefined): string | undefined {
  const { i18n } = useTranslation('lottery')
  const language = useLanguage()
  const betName = useBetName()
  if (refused === undefined) return undefined
  const { line, refusal, limits } = refused
  const words = say(i18n, messageKey(refusal.key), {
    ...refusal.params,
    minAmount: formatMoney(limits.minBase, language),
    maxAmount: formatMoney(limits.maxBase, language),
  })
  return `${betName(line.type)}: ${words}`
}

/** What is said of ways to bet that pay another return now than when they were put into the slip. */
function useChangedOdds({ offers }: LotteryGame, lines: readonly SlipLine[]): readonly string[] {
  const language = useLanguage()
  const betName = useBetName()
  const changes = lines.flatMap(({ type, odds }) => {
    const today = offers.find((offer) => offer.type === type)?.odds
    if (today === undefined || today === odds) return []
    return [`${betName(type)}: ${formatNumber(odds, language)} → ${formatNumber(today, language)}`]
  })
  return [...new Set(changes)]
}
