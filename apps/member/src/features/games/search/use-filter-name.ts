import { formatMoney } from '@saola/i18n'
import { useLanguage } from '@saola/shell'
import { useTranslation } from 'react-i18next'
import { dongOfOne, type FilterName } from '../catalogue/game-filters.ts'

const texts = {
  q: 'search',
  vendor: 'vendor',
  open: 'filter.open',
  hot: 'status.hot',
  fresh: 'status.new',
  demo: 'filter.demo',
  favourite: 'rail.favorites',
} as const

/** What a filter is called, on its chip and where it is to be dropped. */
export function useFilterName(): (name: FilterName) => string {
  const { t } = useTranslation('games')
  const language = useLanguage()
  return (name) => {
    if (name === 'minBet') return t('filter.min_bet', { amount: formatMoney(dongOfOne, language) })
    if (name === 'lines') return t('filter.lines', { n: 25 })
    return t(texts[name])
  }
}
