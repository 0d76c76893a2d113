import { formatMoney, formatTime, formatDate } from '@saola/i18n'
import { dayMs, planKinds, planProfitPercent, type DrawPlan } from '@saola/rules'
import { useLanguage } from '@saola/shell'
import { Checkbox, ChoiceChips } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { drawName } from '../draw-name.ts'
import type { PlannedDraw } from './planned-draws.ts'
import styles from './plan-fields.module.css'

export type PlanFieldsProps = {
  plan: DrawPlan
  onPlan: (plan: DrawPlan) => void
  stopOnWin: boolean
  onStopOnWin: (stops: boolean) => void
  /** No plan that raises the stake is taken (protection 20). */
  flat: boolean
  /** How many draws there are to bet on. */
  available: number
  planned: readonly PlannedDraw[]
  /** What the lines cost in one draw, in đồng. */
  stake: number
}

const counts = [1, 2, 3, 5, 10, 20, 30]
const multipliers = [1, 2, 3, 5, 10]

/** For which draws an order is: how many, at how many times the stake, and whether a win ends it; with all costs. */
export function PlanFields(props: PlanFieldsProps): ReactElement {
  const { plan, onPlan, stopOnWin, onStopOnWin, flat, available, planned, stake } = props
  const { t } = useTranslation('lottery')
  const language = useLanguage()
  const time = (at: number): string => (isFar(planned) ? formatDate(at, language) : formatTime(at, language))
  return (
    <div className={styles.plan}>
      <ChoiceChips
        legend={t('slip.draws')}
        scrolls
        choices={counts
          .filter((count) => count <= available)
          .map((count) => ({ value: count, label: count }))}
        value={plan.count}
        onValueChange={(count) => onPlan({ ...plan, count })}
      />
      <ChoiceChips
        legend={t('plan.multiplier')}
        scrolls
        choices={multipliers.map((times) => ({ value: times, label: `×${times}` }))}
        value={plan.first}
        onValueChange={(first) => onPlan({ ...plan, first })}
      />
      {plan.count > 1 && (
        <>
          <ChoiceChips
            legend={t('plan.kind')}
            choices={(flat ? (['same'] as const) : planKinds).map((kind) => ({
              value: kind,
              label: t(`plan.kind.${kind}`, { percent: planProfitPercent }),
            }))}
            value={plan.kind}
            onValueChange={(kind) => onPlan({ ...plan, kind })}
          />
          {planned.length < plan.count && (
            <p className={styles.short}>{t('plan.short', { count: planned.length })}</p>
          )}
          <Checkbox checked={stopOnWin} onChange={(event) => onStopOnWin(event.target.checked)}>
            {t('slip.stop_on_win')}
          </Checkbox>
          <details className={styles.details}>
            <summary>{t('plan.each', { count: planned.length })}</summary>
            <ol className={`plain-list ${styles.draws}`}>
              {planned.map(({ draw, multiplier }) => (
                <li key={draw.drawId}>
                  <span>{t('draw', { number: drawName(draw) })}</span>
                  <span>{time(draw.drawsAt)}</span>
                  <span>×{multiplier}</span>
                  <b translate="no" className="figures">
                    {formatMoney(stake * multiplier, language)}
                  </b>
                </li>
              ))}
            </ol>
          </details>
        </>
      )}
    </div>
  )
}

/** Whether the draws lie on several days, so that a time of day would not tell them apart. */
function isFar(planned: readonly PlannedDraw[]): boolean {
  const [first, last] = [planned[0]?.draw.drawsAt ?? 0, planned.at(-1)?.draw.drawsAt ?? 0]
  return last - first >= dayMs
}
