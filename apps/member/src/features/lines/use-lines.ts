import { statusQuery, useApp } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'

const none: readonly string[] = []

/** The lines of the brand's settings; where these name none, those that the gateway tells (lines 12). */
export function useLines(): readonly string[] {
  const { api, brand } = useApp()
  const { data } = useQuery({ ...statusQuery(api), enabled: brand.domains.length === 0 })
  return brand.domains.length > 0 ? brand.domains : (data?.info.domainRoute ?? none)
}
