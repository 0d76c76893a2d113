import type { Database } from '../../db/database.ts'

/** The names of vendors in a language, by their code. */
export async function listVendorNames(
  db: Database,
  language: 'VI' | 'EN',
): Promise<(code: string) => string> {
  const rows = await db.selectFrom('vendor').select(['code', 'name_vi', 'name_en']).execute()
  const names = new Map(rows.map((row) => [row.code, language === 'VI' ? row.name_vi : row.name_en]))
  return (code) => names.get(code) ?? code
}
