import { unknownAmount, useLanguage } from '@saola/shell'
import { formatMoney, formatNumber, formatPercent, type Language } from '@saola/i18n'
import { Icon, Skeleton, StatTile, type IconName } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Profit } from '#shared/profit/profit.tsx'
import { useProfitSide } from '#shared/profit/use-profit-side.ts'
import { compareFigures, roundShare, type Comparison } from './compare-figures.ts'
import styles from './figure-tile.module.css'

/** `profit` is money with a sign of its own, the members' as calls tell it. */
export type FigureKind = 'money' | 'profit' | 'count'

type FigureTileProps = {
  label: string
  kind: FigureKind
  /** Undefined while it is on its way, or when it could not be read. */
  now: number | undefined
  /** Undefined while it is on its way, or when it could not be read. */
  before: number | undefined
  /** It could not be read; beside it stands why. */
  hasFailed: boolean
}

/** One figure of the team and how it stands against the period before, in words. */
export function FigureTile({ label, kind, now, before, hasFailed }: FigureTileProps): ReactElement {
  const language = useLanguage()
  if (now === undefined && hasFailed)
    return <StatTile label={label} value={unknownAmount} note={<span className={styles.note} />} />
  if (now === undefined)
    return (
      <StatTile
        label={label}
        value={<Skeleton width="6em" />}
        note={
          <span className={styles.note}>
            <Skeleton width="60%" />
          </span>
        }
      />
    )
  return (
    <StatTile
      label={label}
      value={kind === 'profit' ? <Profit amount={now} /> : write(now, kind, language)}
      note={
        <span className={styles.note}>
          {before !== undefined && <Note kind={kind} now={now} before={before} />}
        </span>
      }
    />
  )
}

const icons: Record<Comparison['way'], IconName | undefined> = {
  up: 'chevron-up',
  down: 'chevron-down',
  same: undefined,
}

type NoteProps = { kind: FigureKind; now: number; before: number }

function Note({ kind, ...figures }: NoteProps): ReactElement | null {
  const { t } = useTranslation('team')
  const language = useLanguage()
  const { seen } = useProfitSide()
  const now = kind === 'profit' ? seen(figures.now) : figures.now
  const before = kind === 'profit' ? seen(figures.before) : figures.before
  const comparison = compareFigures(now, before, { signed: kind === 'profit' })
  if (comparison === undefined) return null
  const { way, difference, share } = comparison
  const amount =
    share === undefined
      ? write(difference, kind === 'profit' ? 'money' : kind, language)
      : formatPercent(roundShare(share), language)
  const icon = icons[way]
  return (
    <>
      <span className={styles.way}>
        {icon && <Icon name={icon} size={14} />}
        {way === 'same' && <span>{t('overview.level')}</span>}
        {way === 'up' && <span>{t('overview.rise', { amount })}</span>}
        {way === 'down' && <span>{t('overview.fall', { amount })}</span>}
      </span>
      {way !== 'same' && <span>{t('overview.before', { value: write(before, kind, language) })}</span>}
    </>
  )
}

function write(value: number, kind: FigureKind, language: Language): string {
  if (kind === 'count') return formatNumber(value, language)
  return formatMoney(value, language, { signed: kind === 'profit' })
}
