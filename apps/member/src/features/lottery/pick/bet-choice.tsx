import { formatMoney, formatNumber } from '@saola/i18n'
import type { LotteryGame } from '@saola/protocol'
import { payoutOfHit } from '@saola/rules'
import { lazyPart, SidePart, useLanguage } from '@saola/shell'
import { ChoiceChips } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useBetName } from '../use-bet-name.ts'
import { betFamily, type BetFamily } from './bet-families.ts'
import styles from './bet-choice.module.css'
import { isPaidByTable, type OfferedType } from './offered-types.ts'

const WayFacts = lazyPart(() => import('../ways/way-facts.tsx'), 'WayFacts')

export type BetChoiceProps = {
  game: Pick<LotteryGame, 'kind' | 'gameName'>
  types: readonly OfferedType[]
  chosen: OfferedType
  /** Đồng for one unit, as far as it is chosen. */
  base: number | null
  onChoose: (type: OfferedType) => void
}

/** The ways to bet by family, and what the chosen one pays and costs. */
export function BetChoice({ game, types, chosen, base, onChoose }: BetChoiceProps): ReactElement {
  const { t } = useTranslation('lottery')
  const language = useLanguage()
  const betName = useBetName()
  const family = betFamily(chosen.id)
  const families = [...new Set(types.map(({ id }) => betFamily(id)))]
  const own = types.filter(({ id }) => betFamily(id) === family)
  const first = (wanted: BetFamily): OfferedType | undefined =>
    types.find(({ id }) => betFamily(id) === wanted)
  return (
    <div className={styles.choice}>
      {families.length > 1 && (
        <fieldset className={styles.families} aria-label={t('pick.family')}>
          {families.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.family}
              aria-pressed={each === family}
              onClick={() => {
                const type = first(each)
                if (type !== undefined && each !== family) onChoose(type)
              }}
            >
              {t(`family.${each}`)}
            </button>
          ))}
        </fieldset>
      )}
      {own.length > 1 && (
        <ChoiceChips
          legend={t('pick.type')}
          legendHidden
          scrolls
          choices={own.map(({ id }) => ({ value: id, label: betName(id) }))}
          value={chosen.id}
          onValueChange={(id) => {
            const type = own.find((each) => each.id === id)
            if (type !== undefined) onChoose(type)
          }}
        />
      )}
      <p className={styles.facts}>
        <b>{betName(chosen.id)}</b>
        <span>
          {isPaidByTable(chosen)
            ? t('pick.table', {
                amount: formatMoney(
                  payoutOfHit(chosen, { base: base ?? chosen.offer.minBase, odds: chosen.offer.odds }),
                  language,
                ),
              })
            : t('pick.odds', { odds: formatNumber(chosen.offer.odds, language) })}
        </span>
        <span>
          {chosen.priced === 'number'
            ? t('pick.units', { count: chosen.units })
            : t('pick.units_line', { count: chosen.units })}
        </span>
      </p>
      <div className={styles.told}>
        <SidePart>
          <WayFacts game={game} types={types} chosen={chosen} />
        </SidePart>
      </div>
    </div>
  )
}
