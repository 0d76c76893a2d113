import type { StatementRow } from '@saola/protocol'
import { useKindText } from './use-kind-text.ts'

/** What an entry is called: its kind, or its remark where "other" would be all that the kind says. */
export function useEntryTitle(): (row: Pick<StatementRow, 'type' | 'txTypeName' | 'remark'>) => string {
  const kindText = useKindText()
  return (row) => (row.type === 'other' && !row.txTypeName && row.remark) || kindText(row)
}
