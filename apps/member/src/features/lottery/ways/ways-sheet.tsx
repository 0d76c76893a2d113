import { formatNumber } from '@saola/i18n'
import { chanceOfWay, returnOfWay, returnOfWays } from '@saola/rules'
import { useLanguage } from '@saola/shell'
import { Dialog } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { isPaidByTable, type OfferedType } from '../pick/offered-types.ts'
import { useBetName } from '../use-bet-name.ts'
import { useOddsWords } from './use-odds-words.ts'
import type { WayFactsProps } from './way-facts.tsx'
import styles from './ways-sheet.module.css'

export type WaysSheetProps = Omit<WayFactsProps, 'chosen'> & { onClose: () => void }

/** Every way to bet with what it gives back and how likely it wins, and what holds for all of them (lottery 80 to 82). */
export function WaysSheet({ game: { kind, gameName }, types, onClose }: WaysSheetProps): ReactElement {
  const { t } = useTranslation(['told', 'shell'])
  const words = useOddsWords()
  const range = returnOfWays(
    kind,
    types.map(({ id, offer }) => ({ type: id, odds: offer.odds })),
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('told:ways.title', { name: gameName })}
      description={t('told:ways.about')}
      closeLabel={t('shell:dialog.close')}
    >
      <div className={styles.sheet}>
        {range && (
          <p>
            {t('told:ways.range', {
              least: words.returned({ least: range.least, most: range.least }),
              most: words.returned({ least: range.most, most: range.most }),
            })}
          </p>
        )}
        <table className={styles.ways}>
          <thead>
            <tr>
              <th scope="col">{t('told:ways.way')}</th>
              <th scope="col">{t('told:odds.chance')}</th>
              <th scope="col">{t('told:odds.return')}</th>
            </tr>
          </thead>
          <tbody>
            {types.map((type) => (
              <Way key={type.id} kind={kind} type={type} />
            ))}
          </tbody>
        </table>
        <p>{t('told:ways.long_run')}</p>
        <p>{t('told:ways.late')}</p>
        <p>{t('told:ways.void')}</p>
        <p>{t('told:ways.whole')}</p>
      </div>
    </Dialog>
  )
}

function Way({
  kind,
  type,
}: Pick<WayFactsProps['game'], 'kind'> & { type: OfferedType }): ReactElement | null {
  const { t } = useTranslation(['told', 'lottery'])
  const language = useLanguage()
  const words = useOddsWords()
  const betName = useBetName()
  const returned = returnOfWay(kind, { type: type.id, odds: type.offer.odds })
  const chances = chanceOfWay(kind, type.id)
  if (returned === undefined || chances === undefined) return null
  return (
    <tr>
      <th scope="row">
        {betName(type.id)}
        <small>
          {isPaidByTable(type)
            ? `${t('told:odds.best')}: ${words.chance(chances.best)}`
            : t('lottery:pick.odds', { odds: formatNumber(type.offer.odds, language) })}
        </small>
      </th>
      <td className="figures">{words.chance(chances.chance)}</td>
      <td className="figures">{words.returned(returned)}</td>
    </tr>
  )
}
