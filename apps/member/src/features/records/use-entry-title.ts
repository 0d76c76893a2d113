import type { StatementRow } from '@saola/protocol'
import { useKindText } from './use-kind-text.ts'

/** What an entry is called: its kind, or its remark where "other" or "promotion" would be all that the kind says. */
export function useEntryTitle(): (row: Pick<StatementRow, 'type' | 'txTypeName' | 'remark'>) => string {
  const kindText = useKindText()
  return (row) => (isVague(row.type) && !row.txTypeName && row.remark) || kindText(row)
}

function isVague(type: StatementRow['type']): boolean {
  return type === 'other' || type === 'dividend'
}
