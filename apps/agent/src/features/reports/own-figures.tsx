import { formatMoney } from '@saola/i18n'
import { useLanguage } from '@saola/shell'
import { StatTile } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Profit } from '#shared/profit/profit.tsx'
import styles from './own-figures.module.css'

type Figures = { betAmount: number; profitAndLoss: number }

/** The account in sight and the team below it, apart. */
export function OwnFigures({ name, own, team }: { name: string; own: Figures; team: Figures }): ReactElement {
  const { t } = useTranslation('reports')
  const language = useLanguage()
  return (
    <div className={styles.tiles}>
      <StatTile
        label={`${t('summary.team')}: ${t('field.betting')}`}
        value={formatMoney(team.betAmount, language)}
        note={<Profit amount={team.profitAndLoss} />}
      />
      <StatTile
        label={`${name}: ${t('field.betting')}`}
        value={formatMoney(own.betAmount, language)}
        note={<Profit amount={own.profitAndLoss} />}
      />
    </div>
  )
}
