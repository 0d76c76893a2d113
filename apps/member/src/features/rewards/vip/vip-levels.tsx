import { formatCompactMoney, formatRate } from '@saola/i18n'
import { gameFamilies, type VipLevelView } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import { Card } from '@saola/ui'
import { useId, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VipCrest } from './vip-crest.tsx'
import styles from './vip.module.css'

type VipLevelsProps = { levels: readonly VipLevelView[]; place: number }

/** What each level asks for and gives, side by side; the reader's own stands out. */
export function VipLevels({ levels, place }: VipLevelsProps): ReactElement | null {
  const { t } = useTranslation(['promotions', 'games', 'member'])
  const language = useLanguage()
  const title = useId()
  const scroll = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // The way of the eye: from one's own level on to the next ones.
    const own = scroll.current?.querySelector<HTMLElement>('th[data-own="true"]')
    if (!own || !scroll.current) return
    scroll.current.scrollLeft = own.offsetLeft + 2 * own.offsetWidth - scroll.current.clientWidth
  }, [])
  if (levels.length === 0) return null
  const amount = (value: number): string => (value > 0 ? formatCompactMoney(value, language) : '–')
  const families = gameFamilies.filter((each) =>
    levels.some(({ rebates }) => rebates.some(({ family }) => family === each)),
  )
  const row = (label: string, cell: (level: VipLevelView) => ReactNode): ReactElement => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {levels.map((level, index) => (
        <td key={level.name} data-own={index === place} className="figures">
          {cell(level)}
        </td>
      ))}
    </tr>
  )
  const group = (label: string): ReactElement => (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={levels.length + 1}>
        <span>{label}</span>
      </th>
    </tr>
  )
  return (
    <Card title={<span id={title}>{t('member:vip.service')}</span>}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <section ref={scroll} className={styles.scroll} aria-labelledby={title} tabIndex={0}>
        <table className={styles.levels}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('member:vip')}</span>
              </th>
              {levels.map(({ name, color }, index) => (
                <th key={name} scope="col" data-own={index === place}>
                  <VipCrest color={color} stars={index + 1} className={styles.smallCrest} />
                  <span className={styles.levelName}>{name}</span>
                  {index === place && <span className={styles.own}>{t('promotions:vip.you')}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {group(t('promotions:vip.asks'))}
            {row(t('promotions:vip.total_turnover'), ({ total }) => amount(total))}
            {row(t('promotions:vip.monthly_turnover'), ({ month }) => amount(month))}
          </tbody>
          <tbody>
            {group(t('promotions:vip.gives'))}
            {row(t('promotions:reward.UPGRADE_BONUS'), ({ upgradeBonus }) => amount(upgradeBonus))}
            {row(t('promotions:reward.RANK_SALARY'), ({ salary }) => amount(salary))}
          </tbody>
          <tbody>
            {group(t('promotions:rebate.rate'))}
            {families.map((family) =>
              row(t(`games:family.${family}`), ({ rebates }) => {
                const rate = rebates.find((each) => each.family === family)?.rate
                return rate === undefined ? '–' : formatRate(rate, language)
              }),
            )}
          </tbody>
        </table>
      </section>
    </Card>
  )
}
