import { useBalanceText, useLanguage, usePreferences } from '@saola/shell'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { hasTreeFilter, type TeamFilter } from '#shared/team/team-filter.ts'
import type { RowWords } from './tree-row.tsx'

/** The words of the rows, the same object until one of them changes, so that rows are not written anew. */
export function useRowWords(filter: TeamFilter): RowWords {
  const { t } = useTranslation(['team', 'member'])
  const language = useLanguage()
  const money = useBalanceText()
  const { hideBalance } = usePreferences()
  const isFiltered = hasTreeFilter(filter)
  return useMemo(
    () => ({
      agent: t('member:type.agent'),
      member: t('member:type.member'),
      people: ({ teamSize, found }) =>
        isFiltered
          ? t('team:tree.found', { found, count: teamSize })
          : t('team:tree.people', { count: teamSize }),
      money,
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the text of a balance changes with these two alone
    [t, language, isFiltered, hideBalance],
  )
}
