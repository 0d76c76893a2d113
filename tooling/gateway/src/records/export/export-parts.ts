import { accountParts } from './account-parts-store.ts'
import { lineParts } from './line-parts-store.ts'
import { moneyParts } from './money-parts-store.ts'
import { playParts } from './play-parts-store.ts'
import type { ExportPart } from './export-page-store.ts'

/** What is kept about an account, part by part, in the order of its document. */
export const exportParts: Readonly<Record<string, ExportPart>> = {
  ...accountParts,
  ...moneyParts,
  ...playParts,
  ...lineParts,
}
