import type { StatementRow } from '@saola/protocol'
import { useTranslation } from 'react-i18next'

/** The kind of an entry in our word; one that has none here keeps the gateway's own. */
export function useKindText(): (row: Pick<StatementRow, 'type' | 'txTypeName'>) => string {
  const { t } = useTranslation('wallet')
  return ({ type, txTypeName }) => (type === 'other' && txTypeName) || t(`statement.type.${type}`)
}
