import { languageInUse, useApp, usePreferences } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { catalogueQuery } from '#shared/games/title-queries.ts'
import { whenIdle } from '#shared/when-idle.ts'
import { indexQuery, readTitles, type ReadCatalogue } from './read-catalogue.ts'
import { warmSearch } from './search-titles.ts'

/** The catalogue once it is wanted and there, ready to show and soon after to search; and what went wrong with it. */
export function useCatalogue(wanted: boolean): {
  catalogue: ReadCatalogue | undefined
  error: Error | null
  busy: boolean
  retry: () => void
} {
  const app = useApp()
  const language = languageInUse(usePreferences(), app.brand)
  const { t } = useTranslation('games')
  const { data, error, isFetching, refetch } = useQuery({ ...catalogueQuery(app), enabled: wanted })
  const { data: index } = useQuery(indexQuery(data, language, (family) => t(`family.${family}`)))
  const catalogue = useMemo(
    () => data && { titles: readTitles(data, language), index },
    [data, language, index],
  )
  useEffect(() => (index === undefined ? undefined : whenIdle(() => warmSearch(index))), [index])
  return {
    catalogue,
    error: data === undefined ? error : null,
    busy: isFetching,
    retry: () => void refetch(),
  }
}
