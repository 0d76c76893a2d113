import { formatMoney } from '@saola/i18n'
import { useLanguage } from '@saola/shell'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { dongOfOne, type FilterName } from '../catalogue/game-filters.ts'

/** What a filter is called, on its chip and where it is to be dropped; looked up once, as each key of a search draws the chips. */
export function useFilterName(): (name: FilterName) => string {
  const { t } = useTranslation('games')
  const language = useLanguage()
  return useMemo(() => {
    const names: Record<FilterName, string> = {
      q: t('search'),
      vendor: t('vendor'),
      open: t('filter.open'),
      hot: t('status.hot'),
      fresh: t('status.new'),
      demo: t('filter.demo'),
      favourite: t('rail.favorites'),
      minBet: t('filter.min_bet', { amount: formatMoney(dongOfOne, language) }),
      lines: t('filter.lines', { n: 25 }),
    }
    return (name) => names[name]
  }, [language, t])
}
