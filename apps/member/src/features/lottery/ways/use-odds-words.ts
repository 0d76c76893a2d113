import { formatPercent } from '@saola/i18n'
import type { Ends } from '@saola/rules'
import { useLanguage } from '@saola/shell'
import { useTranslation } from 'react-i18next'

/** Rules write a return in hundredths of a percent. */
const wholeReturn = 10_000

/** From this chance on it is told as a share, below it as one in so many. */
const leastShare = 0.1

/** How returns and chances are written, from the least to the most where they differ. */
export function useOddsWords(): { returned: (span: Ends) => string; chance: (span: Ends) => string } {
  const { t } = useTranslation('told')
  const language = useLanguage()
  const both = ({ least, most }: Ends, write: (value: number) => string): string => {
    const [from, to] = [write(least), write(most)]
    return from === to ? to : t('odds.from_to', { least: from, most: to })
  }
  return {
    returned: (span) => both(span, (value) => formatPercent(value / wholeReturn, language)),
    chance: (span) =>
      both(span, (value) =>
        value >= leastShare ? formatPercent(value, language) : t('odds.in', { count: Math.round(1 / value) }),
      ),
  }
}
